import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything that ends up in `dist/`. */
const sources = [
  'model',
  'protocol',
  'commands',
  'language',
  'interchange',
  'machines',
  'runtime',
  'src',
  'content',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

async function filesOf(path: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** A hash over the names and contents of all sources: equal hashes mean that `dist/` is up to date. */
export async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(sources.map(filesOf))).flat().sort()
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
  return hash.digest('hex')
}
