import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const isUnfinished = (name: string): boolean => name.endsWith('.unfinished')

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Copies a folder's files, without those that are being written or are removed meanwhile; answers how many. A missing one has none. */
export async function copyFolder(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  let copied = 0
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || isUnfinished(entry.name)) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    await mkdir(dirname(target), { recursive: true })
    try {
      await copyFile(source, target)
      copied += 1
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  return copied
}
