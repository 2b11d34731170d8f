import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is sent to browsers without being bundled with the rest: A-Frame's own script, fonts, and what the service worker is made of. */
const copied = {
  app: [
    '@fontsource/baloo-2',
    '@fontsource/nunito',
    '@fontsource/jetbrains-mono',
    'workbox-core',
    'workbox-expiration',
    'workbox-expiration/node_modules/idb',
    'workbox-precaching',
    'workbox-routing',
    'workbox-strategies',
  ],
  frame: ['aframe', '@fontsource/baloo-2', '@fontsource/nunito'],
} as const

/** The list that Vite writes of what it bundled (`build.license`). */
const bundled = '.vite/license.md'

async function licenceOf(name: string): Promise<string> {
  const text = await readFile(join('node_modules', name, 'LICENSE'), 'utf8')
  return `## ${name}\n\n${text.trim()}\n`
}

/**
 * Writes `licences.txt` into a built folder: the licences of everything of others that it holds, as these licences ask for.
 * Rejects when one is missing.
 */
export async function writeLicences(folder: string, which: keyof typeof copied): Promise<void> {
  const parts = await Promise.all(copied[which].map(licenceOf))
  const ofBundled = await readFile(join(folder, bundled), 'utf8')
  await writeFile(join(folder, 'licences.txt'), `${parts.join('\n')}\n${ofBundled}`)
}
