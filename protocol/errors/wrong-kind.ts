import type { AssetType } from '../../model/assets/asset.ts'
import type { ErrorCode } from './catalogue.ts'

/** What is said of a file that is none of those that a list takes. */
export const wrongKind = {
  images: 'asset.not-a-picture',
  sounds: 'asset.not-a-sound',
  videos: 'asset.not-a-video',
  models: 'asset.not-a-model',
} as const satisfies Record<AssetType, ErrorCode>
