import { z } from 'zod'
import { FileId } from '../../model/ids.ts'
import { changeableBlocks } from '../blocks/changeable-blocks.ts'
import { CommentUpsert } from '../blocks/comment-change.ts'
import { commentWrites } from '../blocks/comment-writes.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Puts a note on the canvas of a blocks file. */
export const createComment = defineCommand({
  type: 'comment.create',
  version: 1,
  label: 'command.comment.create',
  payload: z.strictObject({ fileId: FileId, comment: CommentUpsert }),
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  plan(project, { fileId, comment }, { lamport, actor }) {
    const found = changeableBlocks(project, fileId)
    if (found.kind === 'rejected') return found
    const { file, name } = found
    if (file.commentRecords.has(comment.id)) return reject('payload.invalid')
    const change = { upserts: [comment], deletes: [] }
    return writes(commentWrites(file, fileId, change, { t: lamport, c: actor }), { name })
  },
})
