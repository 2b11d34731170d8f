import { z } from 'zod'

/** A code file as the specification has it (section 3), kept under its name. */
export const SpecCodeFile = z.object({
  /** JavaScript; of blocks what they mean. */
  value: z.string(),
  selected: z.boolean(),
  /** Order of the tabs, from 0. */
  level: z.number(),
  fileName: z.string().min(1),
  /** Blockly's XML, `''` for a JavaScript file. */
  xmlValue: z.string(),
  /** The JavaScript with a mark at the end of each line that a block stands for. */
  kidsCodeFileToParse: z.string(),
})
export type SpecCodeFile = z.infer<typeof SpecCodeFile>

/** By name, as the specification keeps them. */
export type SpecCodeFiles = Readonly<Record<string, SpecCodeFile>>
