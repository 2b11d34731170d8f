import { z } from 'zod'
import { BlockId, FileId } from '../../model/ids.ts'
import { changeableBlocks } from '../blocks/changeable-blocks.ts'
import { commentWrites } from '../blocks/comment-writes.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Takes a note off the canvas, softly: what others type into it meanwhile comes back with it. */
export const deleteComment = defineCommand({
  type: 'comment.delete',
  version: 1,
  label: 'command.comment.delete',
  payload: z.strictObject({ fileId: FileId, commentId: BlockId }),
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  plan(project, { fileId, commentId }, { lamport, actor }) {
    const found = changeableBlocks(project, fileId)
    if (found.kind === 'rejected') return found
    const { file, name } = found
    if (!file.comments.some(({ id }) => id === commentId)) return reject('comment.missing')
    const change = { upserts: [], deletes: [commentId] }
    return writes(commentWrites(file, fileId, change, { t: lamport, c: actor }), { name })
  },
})
