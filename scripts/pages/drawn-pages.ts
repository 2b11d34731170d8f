import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { DrawnPage, drawPages } from '../../src/app/draw-pages.tsx'
import { type Locale, locales } from '../../src/i18n/locale.ts'

type Drawing = { readonly drawPages: typeof drawPages }

/** Builds the app once more, for Node, and lets it draw its pages in every language. What it draws names the same files as the app's own build. */
export async function drawnPages(): Promise<ReadonlyMap<Locale, readonly DrawnPage[]>> {
  const folder = resolve('dist/drawing')
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/app/draw-pages.tsx',
      outDir: folder,
      manifest: false,
      license: false,
      copyPublicDir: false,
    },
  })
  try {
    const { drawPages }: Drawing = await import(pathToFileURL(`${folder}/draw-pages.js`).href)
    const pages = new Map<Locale, readonly DrawnPage[]>()
    // One after the other: there is one language at a time.
    for (const locale of locales) pages.set(locale, await drawPages(locale))
    return pages
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
