import type * as Blockly from 'blockly/core'
import type { CommentChange, CommentUpsert } from '../../../commands/blocks/comment-change.ts'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import type { WorkspaceComment } from '../../../model/blocks/comment-record.ts'
import { sameJson } from '../../../model/document/same-json.ts'
import { commentOnCanvas } from './comment-on-canvas.ts'

/**
 * What the person did to the comments `ids`: what they did not change of one is taken from the document, so that somebody
 * else's edit that is not shown yet survives. `undefined` for nothing.
 */
export function readComments(
  workspace: Blockly.Workspace,
  ids: ReadonlySet<string>,
  shown: BlocksFile,
  now: BlocksFile,
): CommentChange | undefined {
  const upserts: CommentUpsert[] = []
  const deletes: string[] = []
  for (const id of ids) {
    const comment = workspace.getCommentById(id)
    const before = shown.comments.find((one) => one.id === id)
    const stored = now.commentRecords.get(id)
    if (comment) {
      const local = commentOnCanvas(comment)
      if (!before || !sameJson({ ...before }, { ...local })) {
        upserts.push(before && stored ? merge(local, before, stored.comment) : local)
      }
    } else if (stored && !stored.isDeleted) deletes.push(id)
  }
  return upserts.length + deletes.length > 0 ? { upserts, deletes } : undefined
}

/** Register by register, place and size whole. */
function merge(local: WorkspaceComment, before: WorkspaceComment, now: WorkspaceComment): WorkspaceComment {
  const hasMoved = local.x !== before.x || local.y !== before.y
  const isResized = local.width !== before.width || local.height !== before.height
  const { x, y } = hasMoved ? local : now
  const { width, height } = isResized ? local : now
  const own = <K extends keyof WorkspaceComment>(key: K) =>
    local[key] === before[key] ? now[key] : local[key]
  return {
    id: local.id,
    text: own('text'),
    x,
    y,
    width,
    height,
    collapsed: own('collapsed'),
    editable: own('editable'),
    movable: own('movable'),
    deletable: own('deletable'),
  }
}
