import type { FastifyBaseLogger } from 'fastify'
import type { BlobStore } from '../assets/blob-store.ts'
import type { Storage } from '../storage/storage.ts'

/** What an export reads from. */
export interface ExportTools {
  readonly storage: Storage
  readonly blobs: BlobStore
  readonly logger: FastifyBaseLogger
  readonly now: () => number
}
