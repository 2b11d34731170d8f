import type { StoredRecord } from '../document/records.ts'
import { compareText } from '../document/stamp.ts'
import { type BlockPlace, type BlockRecord, readBlockRecord } from './block-record.ts'
import type { BlocksFile, PlacedBlock } from './blocks-file.ts'
import { type CommentRecord, readCommentRecord, type WorkspaceComment } from './comment-record.ts'
import { resolvePlaces } from './resolve-places.ts'
import { readVariableRecord, resolveVariables, type VariableRecord } from './resolve-variables.ts'

/**
 * Shows a blocks file from the records of its root maps `blocks:<fileId>`, `vars:<fileId>` and
 * `wcom:<fileId>`. Pure and total: it never throws and never recurses, whatever the records hold, and the order of the records does not matter.
 * Costs O(n log n); the caller keeps the result until a record changes.
 */
export function materialiseBlocks(
  rawBlocks: Iterable<readonly [string, StoredRecord]>,
  rawVariables: Iterable<readonly [string, StoredRecord]>,
  rawComments: Iterable<readonly [string, StoredRecord]>,
): BlocksFile {
  const records = new Map<string, BlockRecord>()
  const broken: string[] = []
  for (const [id, raw] of rawBlocks) {
    const record = readBlockRecord(id, raw)
    if (record) records.set(id, record)
    else broken.push(id)
  }
  const variableRecords = new Map<string, VariableRecord>()
  for (const [id, raw] of rawVariables) variableRecords.set(id, readVariableRecord(id, raw))
  const commentRecords = new Map<string, CommentRecord>()
  for (const [id, raw] of rawComments) {
    const record = readCommentRecord(id, raw)
    if (record) commentRecords.set(id, record)
    else broken.push(id)
  }
  const live = new Map([...records].filter(([, record]) => !record.isDeleted))
  const { places, displaced } = resolvePlaces(live)
  return Object.freeze({
    blocks: inOrder(live, places),
    variables: Object.freeze(resolveVariables(variableRecords, live)),
    comments: liveComments(commentRecords),
    displaced,
    broken: Object.freeze(broken.sort()),
    records,
    variableRecords,
    commentRecords,
  })
}

function liveComments(records: ReadonlyMap<string, CommentRecord>): readonly WorkspaceComment[] {
  const live = [...records.values()].filter(({ isDeleted }) => !isDeleted).map(({ comment }) => comment)
  return Object.freeze(live.sort((a, b) => compareText(a.id, b.id)))
}

const byId = (a: PlacedBlock, b: PlacedBlock) => (a.id < b.id ? -1 : 1)

/** Free blocks from top to bottom, each followed by what hangs on it, breadth first. */
function inOrder(
  live: ReadonlyMap<string, BlockRecord>,
  places: ReadonlyMap<string, BlockPlace>,
): ReadonlyMap<string, PlacedBlock> {
  const children = new Map<string, PlacedBlock[]>()
  const free: { block: PlacedBlock; x: number; y: number }[] = []
  for (const { id, type, fields, extra, shadows, place: claimed } of live.values()) {
    const place = places.get(id) ?? claimed
    const block = Object.freeze({ id, type, place, fields, extra, shadows })
    if (place.parent === null) free.push({ block, x: place.x, y: place.y })
    else {
      const siblings = children.get(place.parent)
      if (siblings) siblings.push(block)
      else children.set(place.parent, [block])
    }
  }
  free.sort((a, b) => a.y - b.y || a.x - b.x || byId(a.block, b.block))
  const ordered = new Map<string, PlacedBlock>()
  const queue = free.map(({ block }) => block)
  for (const block of queue) {
    ordered.set(block.id, block)
    for (const child of (children.get(block.id) ?? []).sort(byId)) queue.push(child)
  }
  return ordered
}
