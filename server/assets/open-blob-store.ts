import { join } from 'node:path'
import type { BlobStore } from './blob-store.ts'
import { folderBlobs } from './folder-blobs.ts'
import { type S3Settings, s3Blobs } from './s3-blobs.ts'

/** The S3 store of the settings, or else the folder `assets` of the data folder. */
export const openBlobStore = ({
  s3,
  dataDir,
}: {
  readonly s3: S3Settings | undefined
  readonly dataDir: string
}): BlobStore => (s3 ? s3Blobs(s3) : folderBlobs(join(dataDir, 'assets')))
