import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { chunkOf, type Manifest, readManifest } from '../bundle-size.ts'
import { reachable } from '../reachable.ts'

/** A file that the service worker keeps; without a revision its name changes with its content. */
export interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

/** What the workshop begins with; its words are asked for by nobody but the language. */
const entries = [
  'index.html',
  ...['en', 'de'].flatMap((locale) => [
    `src/i18n/${locale}/site-words.ts`,
    `src/i18n/${locale}/workshop-words.ts`,
    `src/i18n/${locale}/panel-words.ts`,
    // Sharing and publishing say these; without a network they say why they cannot.
    `src/i18n/${locale}/people-words.ts`,
  ]),
  'src/screens/LandingScreen.tsx',
  'src/screens/NotFoundScreen.tsx',
  'src/screens/WorkspaceScreen.tsx',
]

/** Screens that say nothing without a network, and the large editor of JavaScript, which is kept when it is used. */
const leftOut = (key: string): boolean =>
  (/^src\/screens\/\w+Screen\.tsx$/.test(key) && !entries.includes(key)) ||
  key === 'src/code-editor/CodeEditor.tsx'

/** Bytes of a file that is too large to be kept unasked. */
const tooLarge = 1_000_000

/** The letters of our own languages; those of others are kept when they are used. */
const isOwnFont = (file: string): boolean => file.endsWith('.woff2') && !file.includes('-latin-ext-')

/**
 * Files of the build in which the workshop opens without a network: scripts and styles of everything that can be opened in it, and its letters.
 * Pictures are kept when they are seen.
 */
export function keptParts(manifest: Manifest): readonly string[] {
  const files = new Set<string>()
  const parts = reachable(entries, (key) => {
    const { imports, dynamicImports } = chunkOf(manifest, key)
    return [...imports, ...dynamicImports].filter((part) => !leftOut(part))
  })
  for (const key of parts) {
    const { file, css, assets } = chunkOf(manifest, key)
    for (const part of [file, ...css]) if (/\.(js|css)$/.test(part)) files.add(part)
    if (key === 'index.html') for (const font of assets.filter(isOwnFont)) files.add(font)
  }
  return [...files].sort()
}

const revisionOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)

/** Everything that the service worker of the build in `dist` keeps from its first day on. */
export async function keptFiles(dist: string): Promise<readonly KeptFile[]> {
  const media = (await readdir(`${dist}/blockly`)).filter((name) => !/\.(br|gz)$/.test(name))
  const parts = keptParts(await readManifest(dist))
  for (const file of parts) {
    const { size } = await stat(`${dist}/${file}`)
    if (size > tooLarge) throw new Error(`${file} is too large to be kept by everybody: ${size} bytes`)
  }
  const plain = ['index.html', ...media.sort().map((name) => `blockly/${name}`)]
  return [
    ...(await Promise.all(
      plain.map(async (file) => ({ url: `/${file}`, revision: await revisionOf(`${dist}/${file}`) })),
    )),
    ...parts.map((file) => ({ url: `/${file}`, revision: null })),
  ]
}
