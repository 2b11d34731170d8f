import type { AssetType } from '../../model/assets/asset.ts'

/** A file of somebody's library, on the server or on this device. */
export interface LibraryItem {
  /** What its bytes are stored under. */
  readonly key: string
  readonly type: AssetType
  /** Without an extension. */
  readonly name: string
  /** An address that a page of ours may show; `''` for what cannot be used. */
  readonly link: string
  /** True while it cannot be used: it is being renamed, or was taken off the site. */
  readonly isDisabled: boolean
  /** Whether only this device has it. */
  readonly isOnDevice: boolean
  /** Address of a small picture of it. */
  readonly thumbnail: string | null
  readonly bytes: number
  /** Pixels. */
  readonly width: number | null
  readonly height: number | null
  /** Milliseconds. */
  readonly duration: number | null
  readonly triangles: number | null
  /** Of the pictures of a model, all together, as far as it is known. */
  readonly pixels: number | null
}

export type AssetCounts = Readonly<Record<AssetType, number>>

/** A page of a list, with how many of each type the search finds. */
export interface LibraryPage {
  readonly items: readonly LibraryItem[]
  readonly counts: AssetCounts
}
