import type { JsonObject } from '../json.ts'
import type { BlockPlace, BlockRecord } from './block-record.ts'
import type { CommentRecord, WorkspaceComment } from './comment-record.ts'
import type { BlockVariable, VariableRecord } from './resolve-variables.ts'

/** A live block where everybody sees it. */
export interface PlacedBlock {
  readonly id: string
  readonly type: string
  readonly place: BlockPlace
  readonly fields: JsonObject
  readonly extra: JsonObject
  readonly shadows: JsonObject
}

/** What a blocks file shows, the same on every replica that has the same records. */
export interface BlocksFile {
  /** Live blocks; parents before children, free blocks from top to bottom. */
  readonly blocks: ReadonlyMap<string, PlacedBlock>
  readonly variables: readonly BlockVariable[]
  /** Notes on the canvas, by id. */
  readonly comments: readonly WorkspaceComment[]
  /** Blocks that lost the place their record claims; the next edit of the file writes down where they went. */
  readonly displaced: ReadonlySet<string>
  /** Ids of records that cannot be read. They are kept and not shown. */
  readonly broken: readonly string[]
  /** Everything readable as it is stored, deleted ones included. */
  readonly records: ReadonlyMap<string, BlockRecord>
  readonly variableRecords: ReadonlyMap<string, VariableRecord>
  readonly commentRecords: ReadonlyMap<string, CommentRecord>
}
