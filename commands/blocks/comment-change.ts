import { z } from 'zod'
import { maxCoordinate } from '../../model/blocks/block-record.ts'
import { limits } from '../../model/document/limits.ts'
import { BlockId } from '../../model/ids.ts'

const coordinate = z.number().min(-maxCoordinate).max(maxCoordinate)
const size = z.number().min(0).max(limits.commentSize)

/**
 * A workspace comment as Blockly's state has it (pixels). What is left out is as usual: open, and free to be edited, moved
 * and deleted.
 */
export const CommentUpsert = z.strictObject({
  id: BlockId,
  text: z.string().max(limits.commentLength),
  x: coordinate,
  y: coordinate,
  width: size,
  height: size,
  collapsed: z.boolean().optional(),
  editable: z.boolean().optional(),
  movable: z.boolean().optional(),
  deletable: z.boolean().optional(),
})
export type CommentUpsert = z.infer<typeof CommentUpsert>

/** What a gesture did to the comments of a blocks file: each touched one whole, and the deleted ones. */
export const CommentChange = z.strictObject({
  upserts: z.array(CommentUpsert).max(limits.commandComments),
  deletes: z.array(BlockId).max(limits.commandComments),
})
export type CommentChange = z.infer<typeof CommentChange>
