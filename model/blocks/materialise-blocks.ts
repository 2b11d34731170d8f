import type { StoredRecord } from '../document/records.ts'
import type { BlocksFile } from './blocks-file.ts'
import { BlocksView } from './blocks-view.ts'

type Stored = Iterable<readonly [string, StoredRecord]>

/** A blocks file from all its records at once; what it guarantees is said at `BlocksView`. */
export const materialiseBlocks = (blocks: Stored, variables: Stored, comments: Stored): BlocksFile =>
  new BlocksView().update({ blocks, variables, comments })
