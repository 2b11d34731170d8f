import type { Loaded, PageRequest } from '../../../machines/asset-library/asset-library-machine.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { AssetType } from '../../../model/assets/asset.ts'
import type { Refusal } from './refusal.ts'

export type ItemResult = { readonly ok: true; readonly item: LibraryItem } | Refusal

export interface NewFile {
  readonly file: File
  readonly type: AssetType
  /** Hears which part of the whole, 0 to 1, has arrived for good. */
  readonly onProgress: (share: number) => void
}

/** Where somebody's files are kept. What can be expected to fail is an answer with a code. */
export interface AssetShelf {
  list(request: PageRequest): Promise<Loaded>
  add(file: NewFile): Promise<ItemResult>
  rename(key: string, name: string): Promise<ItemResult>
  /** Into the bin. */
  remove(key: string): Promise<ItemResult | { readonly ok: true }>
  /** Back from the bin. */
  restore(key: string): Promise<ItemResult>
}
