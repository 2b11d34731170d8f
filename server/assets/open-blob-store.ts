import { join } from 'node:path'
import type { BlobStore } from './blob-store.ts'
import { folderBlobs } from './folder-blobs.ts'
import type { S3Settings } from './s3-blobs.ts'

/** The S3 store of the settings, or else the folder `assets` of the data folder. Only who has an S3 store loads its client. */
export async function openBlobStore({
  s3,
  dataDir,
}: {
  readonly s3: S3Settings | undefined
  readonly dataDir: string
}): Promise<BlobStore> {
  if (!s3) return folderBlobs(join(dataDir, 'assets'))
  const { s3Blobs } = await import('./s3-blobs.ts')
  return s3Blobs(s3)
}
