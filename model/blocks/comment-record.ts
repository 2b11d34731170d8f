import { cutText } from '../document/cut-text.ts'
import { isDeleted } from '../document/is-deleted.ts'
import { isJsonObject } from '../document/is-json-object.ts'
import { limits } from '../document/limits.ts'
import type { StoredRecord } from '../document/records.ts'
import type { JsonValue } from '../json.ts'
import { maxCoordinate } from './block-record.ts'

/** A note on the canvas of a blocks file, in the words of Blockly's own state. Place and size are in pixels. */
export interface WorkspaceComment {
  readonly id: string
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly collapsed: boolean
  readonly editable: boolean
  readonly movable: boolean
  readonly deletable: boolean
}

/** A comment as the document holds it, deleted ones included. */
export interface CommentRecord {
  readonly comment: WorkspaceComment
  readonly isDeleted: boolean
}

/** What a comment without a readable size gets: Blockly's own. */
const usualSize = { width: 120, height: 100 }

const cache = new WeakMap<StoredRecord, CommentRecord>()

/** Reads a comment of any stored values; `null` when it has no text. Never throws; the same record gives the same object. */
export function readCommentRecord(id: string, stored: StoredRecord): CommentRecord | null {
  const cached = cache.get(stored)
  if (cached) return cached
  const { text, at, size, collapsed, editable, movable, deletable } = stored
  if (id === '' || typeof text !== 'string') return null
  const comment: WorkspaceComment = Object.freeze({
    id,
    text: cutText(text, limits.commentLength),
    x: within(isJsonObject(at) ? at.x : undefined, -maxCoordinate, maxCoordinate) ?? 0,
    y: within(isJsonObject(at) ? at.y : undefined, -maxCoordinate, maxCoordinate) ?? 0,
    width: within(isJsonObject(size) ? size.width : undefined, 0, limits.commentSize) ?? usualSize.width,
    height: within(isJsonObject(size) ? size.height : undefined, 0, limits.commentSize) ?? usualSize.height,
    collapsed: collapsed === true,
    editable: editable !== false,
    movable: movable !== false,
    deletable: deletable !== false,
  })
  const record = Object.freeze({ comment, isDeleted: isDeleted(stored) })
  cache.set(stored, record)
  return record
}

const within = (value: JsonValue | undefined, min: number, max: number): number | undefined =>
  typeof value === 'number' && value >= min && value <= max ? value : undefined
