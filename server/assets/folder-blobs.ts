import { createReadStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { newId } from '../storage/new-id.ts'
import type { BlobStore } from './blob-store.ts'

/** Writes through to the disk under another name first: a crash leaves no half file under the right one. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${newId()}.unfinished`
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/** Bytes as files of a folder, which is made when needed. */
export function folderBlobs(folder: string): BlobStore {
  const location = resolve(folder)
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: (key, bytes) => writeWhole(join(location, key), bytes),
    async size(key) {
      if (!(await disk.exists(key))) return undefined
      return (await disk.getMetaData(key)).contentLength
    },
    async read(key, range) {
      return range ? createReadStream(join(location, key), range) : disk.getStream(key)
    },
    delete: (key) => disk.delete(key),
  }
}
