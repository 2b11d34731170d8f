import type { AssetType } from '../../../model/assets/asset.ts'
import type { EntityKind } from '../../../model/kinds/entity-kinds.ts'

/** What a file of each list becomes in a world. */
export const kindOfType: Readonly<Record<AssetType, EntityKind>> = {
  images: 'image',
  sounds: 'sound',
  videos: 'video',
  models: 'imported',
}
