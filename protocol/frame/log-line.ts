import { z } from 'zod'
import { FileId } from '../../model/ids.ts'

/** Characters of one logged line, and lines of one message. */
export const longestLog = 2000
export const mostLogLines = 200

/** How much of a value can be looked into: rows in all, rows within rows, and characters. */
export const mostLogRows = 200
export const deepestLogRow = 4
export const longestLogRow = 200

/** What a logged value has in it, a row each: those of greater depth below belong to it. `depth` counts from 1. */
export const LogRow = z.object({
  depth: z.int().min(1).max(deepestLogRow),
  name: z.string().max(longestLogRow),
  text: z.string().max(longestLogRow),
})
export type LogRow = z.infer<typeof LogRow>

/** Something a script said or logged; `fileId` is the script's, where one is known. */
export const LogLine = z.object({
  fileId: FileId.nullable(),
  text: z.string().max(longestLog),
  /** Of values that one can look into. */
  rows: z.array(LogRow).max(mostLogRows).optional(),
})
export type LogLine = z.infer<typeof LogLine>
