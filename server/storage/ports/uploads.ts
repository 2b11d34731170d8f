import type { AssetType } from '../../../model/assets/asset.ts'
import type { AssetHolder, AssetQuota } from './assets.ts'

/** An upload in parts, as far as it has come. */
export interface Upload {
  readonly id: string
  readonly holder: AssetHolder
  readonly type: AssetType
  readonly name: string
  readonly fileName: string
  readonly length: number
  /** SHA-256 of the whole file. */
  readonly hash: string
  readonly received: number
  /** Names of the stored parts, in their order. */
  readonly parts: readonly string[]
  readonly createdAt: number
}

export interface Uploads {
  /**
   * The holder's upload of the same file, or the new one; `full` when it would not fit beside what the holder has and what else is under
   * way, as long as that will be; `too-many` when `most` are under way.
   */
  begin(upload: Upload, quota: AssetQuota, most: number): Promise<Upload | 'full' | 'too-many'>
  byId(id: string, holders: readonly AssetHolder[]): Promise<Upload | undefined>
  /** Adds a stored part of `bytes` at `offset`; false when the upload is elsewhere. */
  advance(id: string, offset: number, bytes: number, part: string): Promise<boolean>
  remove(id: string): Promise<void>
  /** What was begun longest ago first. */
  ofHolder(holder: AssetHolder): Promise<readonly Upload[]>
  begunBefore(at: number): Promise<readonly Upload[]>
}
