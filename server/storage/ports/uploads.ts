import type { AssetType } from '../../../model/assets/asset.ts'
import type { AssetHolder } from './assets.ts'

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
  /** The holder's upload of the same file, or the new one. */
  begin(upload: Upload): Promise<Upload>
  byId(id: string, holders: readonly AssetHolder[]): Promise<Upload | undefined>
  /** Adds a stored part of `bytes` at `offset`; false when the upload is elsewhere. */
  advance(id: string, offset: number, bytes: number, part: string): Promise<boolean>
  remove(id: string): Promise<void>
  /** Bytes of the holder's uploads under way, as long as they will be. */
  pendingBytes(holder: AssetHolder): Promise<number>
  ofHolder(holder: AssetHolder): Promise<readonly Upload[]>
  begunBefore(at: number): Promise<readonly Upload[]>
}
