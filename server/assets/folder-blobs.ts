import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { newId } from '../storage/new-id.ts'
import { clearLeftBehind } from './arrival-folder.ts'
import type { BlobStore } from './blob-store.ts'

/** Writes through to the disk. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes in another folder first: a crash leaves no half file under the right name, and a full disk none at all. */
async function writeWhole(path: string, bytes: Uint8Array, unfinished: string): Promise<void> {
  await mkdir(unfinished, { recursive: true })
  const half = join(unfinished, `${newId()}.unfinished`)
  try {
    await writeThrough(half, bytes)
    await mkdir(dirname(path), { recursive: true })
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

/** Bytes as files of a folder, which is made when needed. */
export function folderBlobs(folder: string): BlobStore {
  const location = resolve(folder)
  const unfinished = join(location, 'unfinished')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: (key, bytes) => writeWhole(join(location, key), bytes, unfinished),
    async size(key) {
      if (!(await disk.exists(key))) return undefined
      return (await disk.getMetaData(key)).contentLength
    },
    async read(key, range) {
      return range ? createReadStream(join(location, key), range) : disk.getStream(key)
    },
    async delete(key) {
      await disk.delete(key)
      const around = dirname(join(location, key))
      // The folder of an upload's parts goes with the last of them; one that holds something more stays.
      if (around !== location) await rmdir(around).catch(() => undefined)
    },
    clearUnfinished: (before) => clearLeftBehind(unfinished, before),
  }
}
