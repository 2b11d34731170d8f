import type { StoredRecord } from '../document/records.ts'
import { compareText } from '../document/stamp.ts'
import { BlockOrder } from './block-order.ts'
import { type BlockRecord, readBlockRecord } from './block-record.ts'
import type { BlocksFile, PlacedBlock } from './blocks-file.ts'
import { type CommentRecord, readCommentRecord, type WorkspaceComment } from './comment-record.ts'
import { PlaceIndex } from './place-index.ts'
import { ProcedureIndex } from './procedure-index.ts'
import { readVariableRecord, type VariableRecord } from './resolve-variables.ts'
import { VariableIndex } from './variable-index.ts'
import { VersionedMap } from './versioned-map.ts'

/** Records by id; `undefined` for one that is not there any more. */
export type RecordChanges = Iterable<readonly [string, StoredRecord | undefined]>

/** What changed in the root maps `blocks:<fileId>`, `vars:<fileId>` and `wcom:<fileId>` of a blocks file. */
export interface BlocksChanges {
  readonly blocks: RecordChanges
  readonly variables: RecordChanges
  readonly comments: RecordChanges
}

/**
 * A blocks file, kept up to date record by record: the same as if all records were read at once, with the same objects for
 * what did not change. Total: it never throws and never recurses, whatever the records hold, and no order of records matters.
 * A change costs what it touches, however many blocks there are; that of a variable also a look at all variables and into what names them.
 * All blocks at once, and going through those of a file for the first time, cost O(n log n).
 */
export class BlocksView {
  private readonly records = new VersionedMap<BlockRecord>()
  private readonly places = new PlaceIndex()
  private readonly variables = new VariableIndex()
  private readonly procedures = new ProcedureIndex()
  private readonly comments = new Map<string, CommentRecord>()
  private readonly broken = { blocks: new Set<string>(), comments: new Set<string>() }
  private readonly blocks = new VersionedMap<PlacedBlock>(() => new BlockOrder())
  private variableRecords: ReadonlyMap<string, VariableRecord> = new Map()
  private commentRecords: ReadonlyMap<string, CommentRecord> = new Map()
  private shownComments: readonly WorkspaceComment[] = Object.freeze([])

  /** Takes over what changed; returns the file as it is now. */
  update({ blocks, variables, comments }: BlocksChanges): BlocksFile {
    this.updateVariables(variables)
    this.updateComments(comments)
    const changed = this.readBlocks(blocks)
    const moved = this.places.update(changed)
    const shownVariables = this.variables.shown()
    const renamed = this.procedures.update(changed, shownVariables)
    for (const id of new Set([...changed.keys(), ...moved, ...renamed])) this.show(id)
    return Object.freeze({
      blocks: this.blocks.look(),
      variables: shownVariables,
      comments: this.shownComments,
      displaced: new Set(this.places.displaced),
      broken: Object.freeze([...this.broken.blocks, ...this.broken.comments].sort(compareText)),
      records: this.records.look(),
      variableRecords: this.variableRecords,
      commentRecords: this.commentRecords,
    })
  }

  private readBlocks(blocks: RecordChanges): ReadonlyMap<string, BlockRecord | undefined> {
    const changed = new Map<string, BlockRecord | undefined>()
    for (const [id, raw] of blocks) {
      const record = (raw && readBlockRecord(id, raw)) ?? undefined
      const before = this.records.get(id)
      if (raw && !record) this.broken.blocks.add(id)
      else this.broken.blocks.delete(id)
      if (record) this.records.set(record)
      else this.records.delete(id)
      this.variables.replaceUses(
        before?.isDeleted ? undefined : before,
        record?.isDeleted ? undefined : record,
      )
      changed.set(id, record)
    }
    return changed
  }

  private updateVariables(variables: RecordChanges): void {
    let isChanged = false
    for (const [id, raw] of variables) {
      isChanged = true
      this.variables.set(id, raw && readVariableRecord(id, raw))
    }
    if (isChanged) this.variableRecords = new Map(this.variables.all)
  }

  private updateComments(comments: RecordChanges): void {
    let isChanged = false
    for (const [id, raw] of comments) {
      isChanged = true
      const record = raw && readCommentRecord(id, raw)
      if (raw && !record) this.broken.comments.add(id)
      else this.broken.comments.delete(id)
      if (record) this.comments.set(id, record)
      else this.comments.delete(id)
    }
    if (!isChanged) return
    this.commentRecords = new Map(this.comments)
    const live = [...this.comments.values()].filter(({ isDeleted }) => !isDeleted)
    this.shownComments = Object.freeze(
      live.map(({ comment }) => comment).sort((a, b) => compareText(a.id, b.id)),
    )
  }

  private show(id: string): void {
    const block = this.placed(id)
    if (block) this.blocks.set(block)
    else this.blocks.delete(id)
  }

  private placed(id: string): PlacedBlock | undefined {
    const record = this.records.get(id)
    const place = this.places.places.get(id)
    if (!record || !place) return undefined
    const { fields, extra } = this.procedures.parts(id) ?? record
    const { type, shadows } = record
    const before = this.blocks.get(id)
    const isSame =
      before?.type === type &&
      before.place === place &&
      before.fields === fields &&
      before.extra === extra &&
      before.shadows === shadows
    return isSame ? before : Object.freeze({ id, type, place, fields, extra, shadows })
  }
}
