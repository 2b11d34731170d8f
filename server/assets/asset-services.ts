import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import type { AssetHolder, AssetQuota } from '../storage/ports/assets.ts'
import type { Storage } from '../storage/storage.ts'
import type { BlobStore } from './blob-store.ts'
import { createFileChecker, type FileChecker } from './check/file-checker.ts'
import { createFileLinks, type FileLinks } from './file-links.ts'

/** What uploads stand on. */
export interface AssetServices {
  readonly assets: Storage['assets']
  readonly uploads: Storage['uploads']
  readonly blobs: BlobStore
  readonly checker: FileChecker
  readonly links: FileLinks
  /** Folder of files that nobody has checked yet. */
  readonly unchecked: string
  quotaOf(holder: AssetHolder): AssetQuota
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const megabyte = 1_000_000

/** All anonymous files together may take as much as this many anonymous holders. */
const anonymousHolders = 40

export function createAssetServices(
  settings: Settings,
  storage: Storage,
  now: () => number,
  blobs: BlobStore,
): AssetServices {
  const { assetQuotaMb, anonymousAssetQuotaMb } = settings
  return {
    assets: storage.assets,
    uploads: storage.uploads,
    blobs,
    checker: createFileChecker(),
    links: createFileLinks(storage.serverKeys),
    unchecked: join(settings.dataDir, 'unchecked'),
    quotaOf: (holder) =>
      holder.startsWith('person:')
        ? { ofHolder: assetQuotaMb * megabyte, ofAnonymous: null }
        : {
            ofHolder: anonymousAssetQuotaMb * megabyte,
            ofAnonymous: anonymousAssetQuotaMb * anonymousHolders * megabyte,
          },
    now,
  }
}
