import { z } from 'zod'
import { isExtraKey, maxCoordinate } from '../../model/blocks/block-record.ts'
import { limits } from '../../model/document/limits.ts'
import { toJson } from '../../model/document/to-json.ts'
import { BlockId, FileId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import { CommentChange } from './comment-change.ts'

/** Most blocks that one gesture may change. */
const maxChanges = 10_000
/** Longest text of one register, as JSON. */
const maxPart = 100_000

const coordinate = z.number().min(-maxCoordinate).max(maxCoordinate)
const name = z.string().min(1).max(200)

const Part = z.custom<JsonObject>((value) => {
  const json = toJson(value)
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  return isObject && JSON.stringify(json).length <= maxPart
})

const PlaceOfBlock = z.union([
  z.strictObject({ parent: BlockId, input: name, kind: z.enum(['statement', 'value']) }),
  z.strictObject({ parent: z.null(), x: coordinate, y: coordinate }),
])

/** One block's own state after the gesture. Without `at` it stays where it is. */
export const BlockUpsert = z.strictObject({
  id: BlockId,
  type: name,
  hasNext: z.boolean(),
  at: PlaceOfBlock.optional(),
  fields: Part,
  extra: Part.refine((extra) => Object.keys(extra).every(isExtraKey)),
  shadows: Part,
})
export type BlockUpsert = z.infer<typeof BlockUpsert>

/** As a person types it: the spaces around it are dropped. */
export const VariableName = z.string().trim().min(1).max(limits.variableNameLength)

/** A variable of a blocks file. */
export const BlockVariableState = z.strictObject({
  id: BlockId,
  name: VariableName,
  type: z.string().max(100),
})

/** Everything that one gesture did to a blocks file. */
export const BlockChange = z.strictObject({
  fileId: FileId,
  /** Blockly's event group: what follows from the same gesture a moment later joins its undo step. */
  gesture: z.string().max(100).optional(),
  upserts: z.array(BlockUpsert).max(maxChanges),
  deletes: z.array(BlockId).max(maxChanges),
  variables: z
    .strictObject({
      upserts: z.array(BlockVariableState).max(maxChanges),
      deletes: z.array(BlockId).max(maxChanges),
    })
    .optional(),
  comments: CommentChange.optional(),
})
export type BlockChange = z.infer<typeof BlockChange>
