import { z } from 'zod'
import { FileSource } from '../../model/components/source.ts'
import { limits } from '../../model/document/limits.ts'
import { boundedBytes } from './bounded-bytes.ts'

/** What a file may be that a frame gets as bytes: nothing that a page could run. */
export const frameFileTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/svg+xml',
  'audio/mpeg',
  'audio/wav',
  'audio/ogg',
  'audio/mp4',
  'video/mp4',
  'video/webm',
  'model/gltf-binary',
] as const
export type FrameFileType = (typeof frameFileTypes)[number]

/** Where a file of the library is on a frame's own site. */
export const FramePath = z
  .string()
  .max(1000)
  .regex(/^\/files\/[0-9a-f]{64}\.[a-z0-9]{3,4}(\?[\w=&%.-]*)?$/)

/** How a frame gets at a file of the library: a path on its own site, or the bytes while they lie on one device only. */
export const FrameFile = z.union([
  z.strictObject({ path: FramePath }),
  z.strictObject({ bytes: boundedBytes(limits.assetBytes), type: z.enum(frameFileTypes) }),
])
export type FrameFile = z.infer<typeof FrameFile>

/** Files by what components call them. */
export const FrameFiles = z.array(z.tuple([FileSource, FrameFile])).max(1000)
export type FrameFiles = z.infer<typeof FrameFiles>
