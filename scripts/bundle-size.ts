import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { reachable } from './reachable.ts'

const names = z.array(z.string()).default([])
const Chunk = z.object({
  file: z.string(),
  imports: names,
  dynamicImports: names,
  css: names,
  assets: names,
})
const Manifest = z.record(z.string(), Chunk)
export type Manifest = z.infer<typeof Manifest>

/** The chunks that Vite wrote for one of the two builds. */
export async function readManifest(dist: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')))
}

/** Throws when the build has none of that name. */
export function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}`)
  return chunk
}

/** Scripts that a built page names itself, in its folder. */
async function scriptsOfPage(dist: string, page: string): Promise<readonly string[]> {
  const text = await readFile(`${dist}/${page}`, 'utf8')
  return [...text.matchAll(/<script[^>]* src="\.?\/([^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

/**
 * JavaScript, in bytes after gzip, that a browser fetches for these entries: their chunks and all that those import
 * statically, each once, and for a page the scripts that it names beside them.
 */
export async function gzippedScript(
  dist: string,
  manifest: Manifest,
  entries: readonly string[],
): Promise<number> {
  const pages = entries.filter((entry) => entry.endsWith('.html'))
  const files = new Set((await Promise.all(pages.map((page) => scriptsOfPage(dist, page)))).flat())
  const chunks = reachable(entries, (key) => chunkOf(manifest, key).imports)
  for (const key of chunks) {
    const { file } = chunkOf(manifest, key)
    if (file.endsWith('.js')) files.add(file)
  }
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(`${dist}/${file}`)).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
