import type { AssetType } from '../../../model/assets/asset.ts'

/** Whose a file is: an account's, or that of a browser without one. */
export type AssetHolder = `person:${string}` | `anonymous:${string}`

/** What a check found out about a file, and where its bytes lie. */
export interface StoredFile {
  readonly key: string
  readonly bytes: number
  readonly thumbnailKey: string | null
  readonly width: number | null
  readonly height: number | null
  /** Milliseconds. */
  readonly duration: number | null
  readonly triangles: number | null
  /** Of the pictures of a model, all together. */
  readonly pixels: number | null
}

export interface AssetRecord extends StoredFile {
  readonly type: AssetType
  readonly name: string
  readonly createdAt: number
}

export interface NewAsset extends StoredFile {
  readonly id: string
  readonly holder: AssetHolder
  /** SHA-256 of the file as it was uploaded. */
  readonly sourceHash: string
  readonly type: AssetType
  readonly name: string
  readonly at: number
  readonly expiresAt: number | null
}

/** What a holder may keep, in bytes. */
export interface AssetQuota {
  readonly ofHolder: number
  /** Of all anonymous holders together; `null` for people. */
  readonly ofAnonymous: number | null
}

export interface AssetPage {
  readonly type: AssetType
  readonly search: string
  readonly limit: number
  readonly page: number
  /** Answers what comes after it. */
  readonly startKey?: string | undefined
}

/** Files in the bin and those that have run out are nowhere, unless it is said. */
export interface Assets {
  /** Newest first; `undefined` when none of the holders ever had `startKey`. */
  list(
    holders: readonly AssetHolder[],
    page: AssetPage,
    at: number,
  ): Promise<readonly AssetRecord[] | undefined>
  counts(
    holders: readonly AssetHolder[],
    search: string,
    at: number,
  ): Promise<Readonly<Record<AssetType, number>>>
  /** What the holder made of the same file before. */
  bySource(
    holder: AssetHolder,
    type: AssetType,
    sourceHash: string,
    at: number,
  ): Promise<AssetRecord | undefined>
  /** Says that bytes are about to be stored under a key, which keeps them from being removed for an hour. */
  announce(key: string, bytes: number, at: number): Promise<void>
  /**
   * Adds files whose keys have been announced, all or none: `full` when there is no room. One that the holder has already keeps its name;
   * one from the bin comes back under the new one. Where the bin is too large, what has lain there longest goes.
   */
  add(assets: readonly NewAsset[], quota: AssetQuota): Promise<readonly AssetRecord[] | 'full'>
  /** Whether `bytes` more would fit beside what the holder has, and what only their projects keep; refuses early what `add` refuses for certain. Changes nothing. */
  hasRoom(holder: AssetHolder, bytes: number, quota: AssetQuota, at: number): Promise<boolean>
  /** `undefined` when none of the holders has it. */
  rename(
    holders: readonly AssetHolder[],
    key: string,
    name: string,
    at: number,
  ): Promise<AssetRecord | undefined>
  /** Into the bin, for 30 days. False when none of the holders has it. */
  delete(holders: readonly AssetHolder[], key: string, at: number): Promise<boolean>
  /** Back from the bin; `full` is the holder who has no room for it any more. */
  restore(
    holders: readonly AssetHolder[],
    key: string,
    tools: { readonly quotaOf: (holder: AssetHolder) => AssetQuota; readonly at: number },
  ): Promise<AssetRecord | { readonly full: AssetHolder } | undefined>
  /** Those of `keys` that one of the holders has. */
  heldBy(holders: readonly AssetHolder[], keys: readonly string[], at: number): Promise<ReadonlySet<string>>
  /** Those of `keys`, a few hundred at most, that the project's owner or an invited editor has. */
  heldInProject(projectId: string, keys: readonly string[], at: number): Promise<ReadonlySet<string>>
  /** Those of `keys`, a few hundred at most, with which a project was published that somebody (`null`: a visitor) may see. */
  publishedFor(userId: string | null, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Those of `keys` with which any project was published. */
  publishedAmong(keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Forgets files that have been in the bin since before `binnedBefore` or have run out. */
  forget(binnedBefore: number, at: number): Promise<void>
  /** Keys that nothing refers to and that nobody has announced since `announcedBefore`. */
  unreferenced(announcedBefore: number): Promise<readonly string[]>
  /** Forgets such a key, whose bytes may be removed then; false when it has come to use in between. */
  dropBlob(key: string, announcedBefore: number): Promise<boolean>
}
