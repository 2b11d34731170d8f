import type * as Blockly from 'blockly/core'
import type { WorkspaceComment } from '../../../model/blocks/comment-record.ts'

/** A comment as it is on the canvas, in the document's terms: whole pixels. */
export function commentOnCanvas(comment: Blockly.comments.WorkspaceComment): WorkspaceComment {
  const { x, y } = comment.getRelativeToSurfaceXY()
  const { width, height } = comment.getSize()
  return {
    id: comment.id,
    text: comment.getText(),
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
    collapsed: comment.isCollapsed(),
    editable: comment.isOwnEditable(),
    movable: comment.isOwnMovable(),
    deletable: comment.isOwnDeletable(),
  }
}
