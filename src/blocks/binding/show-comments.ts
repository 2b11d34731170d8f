import * as Blockly from 'blockly/core'
import { commentState } from '../../../model/blocks/blocks-state.ts'
import type { WorkspaceComment } from '../../../model/blocks/comment-record.ts'
import { commentOnCanvas } from './comment-on-canvas.ts'

/** Makes a canvas show these comments, changing in place what differs. Those in `held` stay as they are. */
export function showComments(
  workspace: Blockly.Workspace,
  wanted: readonly WorkspaceComment[],
  held: ReadonlySet<string>,
): void {
  const kept = new Set([...held, ...wanted.map(({ id }) => id)])
  for (const comment of [...workspace.getTopComments()]) if (!kept.has(comment.id)) comment.dispose()
  for (const comment of wanted) {
    if (held.has(comment.id)) continue
    const existing = workspace.getCommentById(comment.id)
    if (existing) bringUpToDate(existing, comment)
    else Blockly.serialization.workspaceComments.append({ ...commentState(comment) }, workspace)
  }
}

function bringUpToDate(comment: Blockly.comments.WorkspaceComment, wanted: WorkspaceComment): void {
  const has = commentOnCanvas(comment)
  const { text, x, y, width, height, collapsed, editable, movable, deletable } = wanted
  if (has.text !== text) comment.setText(text)
  if (has.x !== x || has.y !== y) comment.moveTo(new Blockly.utils.Coordinate(x, y))
  if (has.width !== width || has.height !== height) comment.setSize(new Blockly.utils.Size(width, height))
  if (has.collapsed !== collapsed) comment.setCollapsed(collapsed)
  if (has.editable !== editable) comment.setEditable(editable)
  if (has.movable !== movable) comment.setMovable(movable)
  if (has.deletable !== deletable) comment.setDeletable(deletable)
}
