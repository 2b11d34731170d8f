import { z } from 'zod'
import { FileId } from '../../model/ids.ts'

/** A call of a method of the engine's that may take so long that the page stands still. */
export const SlowCall = z.object({
  fileId: FileId,
  /** From 1; `null` when there were too many calls one after the other to tell each. */
  line: z.int().min(1).nullable(),
  /** What is called: `test`. */
  name: z.string().max(40),
})
export type SlowCall = z.infer<typeof SlowCall>
