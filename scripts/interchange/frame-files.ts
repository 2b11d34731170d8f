import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../dist/frame', import.meta.url))
/** Copies for our own server, and what only the build reads. */
const unwanted = /\.(br|gz)$|^\.vite\//

/** The built scene frame: its page and its files by their paths beside it. */
export function frameFiles(): { readonly page: string; readonly files: ReadonlyMap<string, Uint8Array> } {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'frame.html' && !unwanted.test(path))
    .sort()
  return {
    page: readFileSync(join(folder, 'frame.html'), 'utf8'),
    files: new Map(paths.map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))])),
  }
}
