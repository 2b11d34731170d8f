import { z } from 'zod'
import { FileSource } from './source.ts'

/** Metres of the longest side. */
const Side = z.number().min(0.01).max(1000)
const Volume = z.number().min(0).max(1)

/** Component `image`: a picture that stands upright, seen from both sides. */
export const Image = z.strictObject({ source: FileSource, size: Side.optional() })
export type Image = z.infer<typeof Image>

/** Component `sound`: plays from the start of a run, again and again when it `loop`s. */
export const Sound = z.strictObject({
  source: FileSource,
  volume: Volume.optional(),
  loop: z.boolean().optional(),
})
export type Sound = z.infer<typeof Sound>

/** Component `video`: a film that stands upright and plays from the start of a run. */
export const Video = z.strictObject({
  source: FileSource,
  size: Side.optional(),
  volume: Volume.optional(),
  loop: z.boolean().optional(),
})
export type Video = z.infer<typeof Video>

/** Characters of the name of a movement in a model file; longer ones are cut. */
export const longestMove = 100

/** A movement of an imported model that stands still; without one it does the first movement of its file. */
export const noMove = 'none'

/**
 * Component `imported`: a model that somebody brought along, standing on its origin, however large its file makes it. `move` is what its file calls one of
 * its movements, repeated at `speed` times the usual pace.
 */
export const Imported = z.strictObject({
  source: FileSource,
  size: Side.optional(),
  move: z.string().min(1).max(longestMove).optional(),
  speed: z.number().min(0).max(4).optional(),
})
export type Imported = z.infer<typeof Imported>

/** Metres of the longest side of what does not say it. */
export const usualSize = 2
