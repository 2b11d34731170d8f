import type { JsonValue } from '../json.ts'
import type { WorkspaceComment } from './comment-record.ts'

/**
 * A comment as the registers of its record: text, place, size and each switch by itself, so that two people's edits of one
 * comment merge.
 */
export const commentRegisters = (
  comment: Omit<WorkspaceComment, 'id'>,
): Readonly<Record<string, JsonValue>> => ({
  text: comment.text,
  at: { x: comment.x, y: comment.y },
  size: { width: comment.width, height: comment.height },
  collapsed: comment.collapsed,
  editable: comment.editable,
  movable: comment.movable,
  deletable: comment.deletable,
})
