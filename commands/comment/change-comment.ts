import { z } from 'zod'
import type { WorkspaceComment } from '../../model/blocks/comment-record.ts'
import { BlockId, FileId } from '../../model/ids.ts'
import { changeableBlocks } from '../blocks/changeable-blocks.ts'
import { CommentUpsert } from '../blocks/comment-change.ts'
import { commentWrites } from '../blocks/comment-writes.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

const Change = CommentUpsert.omit({ id: true }).partial()
type Change = z.infer<typeof Change>

/** Changes parts of a note: its text, place, size, or whether it is collapsed. A run of typing is one step. */
export const changeComment = defineCommand({
  type: 'comment.change',
  version: 1,
  label: 'command.comment.change',
  payload: z.strictObject({ fileId: FileId, commentId: BlockId, change: Change }),
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  mergeKey: ({ fileId, commentId, change }) => `${fileId} ${commentId} ${Object.keys(change).sort()}`,
  plan(project, { fileId, commentId, change }, { lamport, actor }) {
    const found = changeableBlocks(project, fileId)
    if (found.kind === 'rejected') return found
    const { file, name } = found
    const shown = file.comments.find(({ id }) => id === commentId)
    if (!shown) return reject('comment.missing')
    const comments = { upserts: [changed(shown, change)], deletes: [] }
    const isMove = Object.keys(change).every((key) => key === 'x' || key === 'y')
    const params = { name, context: isMove ? 'moved' : 'changed' }
    return writes(commentWrites(file, fileId, comments, { t: lamport, c: actor }), params)
  },
})

const changed = (shown: WorkspaceComment, change: Change): CommentUpsert => ({
  id: shown.id,
  text: change.text ?? shown.text,
  x: change.x ?? shown.x,
  y: change.y ?? shown.y,
  width: change.width ?? shown.width,
  height: change.height ?? shown.height,
  collapsed: change.collapsed ?? shown.collapsed,
  editable: change.editable ?? shown.editable,
  movable: change.movable ?? shown.movable,
  deletable: change.deletable ?? shown.deletable,
})
