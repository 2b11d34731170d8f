import { z } from 'zod'
import { JsonValueSchema } from '../../model/document/json-schema.ts'
import { limits } from '../../model/document/limits.ts'
import { isRootName, type RootName } from '../../model/document/root-name.ts'
import { toJson } from '../../model/document/to-json.ts'
import type { JsonValue } from '../../model/json.ts'
import { momentKey } from '../../model/project/moment-key.ts'
import { TextEditSchema } from '../file/edit-text.ts'

/** Registers that no moment of the past may bring back: what the document is made of, and where it came from. */
const keptRegisters = new Set(['__proto__', 'del', 'schema', 'epoch', 'remixedFrom', momentKey])

/** Whether a register belongs to what a person made, so that a restored moment has it as it was. */
export const isRestorable = (key: string): boolean => !keptRegisters.has(key)

/** A course step that was done stays done, whatever is restored. */
export const isRestorableRoot = (root: RootName): boolean => root !== 'progress'

const Root = z.custom<RootName>(
  (value) => typeof value === 'string' && value.length <= 100 && isRootName(value) && isRestorableRoot(value),
)
/** As long as the registers of anybody's blocks may be: how much comes back at once, the size of the command says. */
const Key = z.string().min(1).refine(isRestorable)
const Json = JsonValueSchema.transform((value): JsonValue | undefined => toJson(value))

/** One record as it is to be again; what it says nothing of stays. Stamps of places are made anew. */
export const RestoredRecord = z.strictObject({
  root: Root,
  /** `null` for the one record of `meta`. */
  id: z.string().min(1).max(64).nullable(),
  set: z.array(z.tuple([Key, Json])),
  erase: z.array(Key),
  /** Whether it was deleted then; absent when that is as it is. */
  isDeleted: z.boolean().optional(),
  /** The text of a script whose record is gone for good. */
  text: z.string().max(limits.textLength).optional(),
})
export type RestoredRecord = z.infer<typeof RestoredRecord>

/** The edits that make a script's text what it was. */
export const RestoredText = z.strictObject({
  fileId: z.string().max(64),
  edits: z.array(TextEditSchema).min(1),
})
export type RestoredText = z.infer<typeof RestoredText>
