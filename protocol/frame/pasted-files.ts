import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { boundedBytes } from './bounded-bytes.ts'

/** Files of one paste or drop. */
export const mostPastedFiles = 8
export const longestFileName = 200
export const longestMime = 100

/**
 * Files that came out of the clipboard or were dropped while the frame had the pointer, `at` a point of it (CSS pixels) then; `refusal` says why
 * some did not come along.
 */
export const PastedFiles = z.object({
  type: z.literal('files.pasted'),
  files: z
    .array(
      z.object({
        name: z.string().max(longestFileName),
        mime: z.string().max(longestMime),
        bytes: boundedBytes(limits.assetBytes),
      }),
    )
    .max(mostPastedFiles),
  at: z.object({ x: z.number(), y: z.number() }).optional(),
  refusal: z.enum(['asset.too-large', 'asset.too-many-files']).nullable(),
})
export type PastedFiles = z.infer<typeof PastedFiles>
