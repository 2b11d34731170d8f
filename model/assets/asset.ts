import type { AssetId } from '../ids.ts'

/** The four lists of the asset library (spec 'Assets'). */
export const assetTypes = ['images', 'sounds', 'videos', 'models'] as const
export type AssetType = (typeof assetTypes)[number]

/** What others may do with a file; `unknown` until somebody says it. */
export const licences = ['unknown', 'own', 'cc0', 'cc-by', 'cc-by-sa', 'cc-by-nc', 'permission'] as const
export type Licence = (typeof licences)[number]

/** A picture, sound, video or model that the project brings along. */
export interface Asset {
  readonly id: AssetId
  readonly type: AssetType
  /** Without an extension; unique among those of its type, whatever the case. */
  readonly name: string
  /** What its bytes are stored under, here and on the server. */
  readonly key: string
  /** Path on the site that serves assets; `''` while the bytes lie on somebody's device only. */
  readonly link: string
  /** How long a sound or a film is, where that was known when it came. */
  readonly milliseconds?: number
  /** True while it cannot be used: it is on its way, or was taken off the site. */
  readonly isDisabled: boolean
  /** Who made it and where it is from, in a person's words; may be empty. */
  readonly credit: string
  readonly licence: Licence
  /** True for one that somebody removed: no longer listed, but a thing that shows it goes on doing so. */
  readonly isRemoved: boolean
}
