import { z } from 'zod'
import { JsonObjectSchema } from '../../model/document/json-schema.ts'
import { FileId } from '../../model/ids.ts'

/** Field `user` of an awareness state. The server writes it from the login, whatever a client claims. */
export const PresenceUser = z.object({
  username: z.string(),
  name: z.string(),
  /** Token `--person-1` to `--person-4`; the same for a person in every project. */
  colour: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
})
export type PresenceUser = z.infer<typeof PresenceUser>

const BlockId = z.string().max(100)

/** Field `blocks` of an awareness state: what a person has in hand on the canvas of a blocks tab. */
export const PresenceBlocks = z.object({
  fileId: FileId,
  selected: BlockId.nullable(),
  /**
   * The stack that is being dragged, by its first block, and where that is now, in units of the canvas. Of one that the document does not
   * have yet, because it is just being pulled out of the toolbox, `sketch` says what it looks like, as Blockly writes it down.
   */
  dragged: z
    .object({ blockId: BlockId, x: z.number(), y: z.number(), sketch: JsonObjectSchema.optional() })
    .nullable(),
})
export type PresenceBlocks = z.infer<typeof PresenceBlocks>

const longestPosition = 200
/** A place in a text that stays between its neighbours: a relative position of Yjs, encoded as base64. */
const Position = z.string().max(longestPosition)

/** Field `caret` of an awareness state: what a person has selected in a JavaScript tab, from `anchor` to the caret. */
export const PresenceCaret = z.object({ fileId: FileId, anchor: Position, head: Position })
export type PresenceCaret = z.infer<typeof PresenceCaret>
