import { z } from 'zod'
import { assetTypes } from '../../../model/assets/asset.ts'
import { type ErrorCode, isErrorCode } from '../../../protocol/errors/catalogue.ts'

/** What a checking process is asked: to read one file, and to write what may be kept of it. */
export const CheckJob = z.object({
  type: z.enum(assetTypes),
  /** Path of the uploaded file. */
  source: z.string(),
  /** Of the file's name, in lower case and without its dot; `''` when it has none. */
  extension: z.string(),
  /** Paths for what is kept and for its thumbnail. */
  target: z.string(),
  thumbnail: z.string(),
})
export type CheckJob = z.infer<typeof CheckJob>

/** What is known of a file that may be kept. */
export const FileFacts = z.object({
  /** Of what was written to `target`; the file's fixed type follows from it. */
  extension: z.string(),
  hasThumbnail: z.boolean(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Milliseconds. */
  duration: z.int().nullable(),
  triangles: z.int().nullable(),
  /** Of the pictures of a model, all together. */
  pixels: z.int().nullable(),
})
export type FileFacts = z.infer<typeof FileFacts>

const Code = z.custom<ErrorCode>(isErrorCode)

/** Whether a file may be kept, and if not, why. */
export const CheckVerdict = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), facts: FileFacts }),
  z.object({ ok: z.literal(false), code: Code }),
])
export type CheckVerdict = z.infer<typeof CheckVerdict>

export const refused = (code: ErrorCode): CheckVerdict => ({ ok: false, code })

/** Facts of a kind of file that has none but its extension. */
export const plainFacts = (extension: string): FileFacts => ({
  extension,
  hasThumbnail: false,
  width: null,
  height: null,
  duration: null,
  triangles: null,
  pixels: null,
})
