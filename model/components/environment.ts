import { z } from 'zod'
import { Colour } from './material.ts'

/** The lands that a scene can lie in. */
export const environmentPresets = [
  'plain',
  'forest',
  'desert',
  'snow',
  'night',
  'space',
  'island',
  'sunset',
] as const

/** Component `environment`: sky, ground and what stands around, drawn as a whole and never as entities of its own. */
export const Environment = z.strictObject({
  preset: z.enum(environmentPresets),
  skyTop: Colour,
  skyBottom: Colour,
  ground: Colour,
  fog: z.strictObject({ color: Colour, near: z.number().min(0), far: z.number().min(1) }).optional(),
  /** How many stars the sky has and how far from the middle they are, metres; what the preset has where nothing is said. */
  stars: z.strictObject({ count: z.int().min(0).max(5000), radius: z.number().min(20).max(170) }).optional(),
})
export type Environment = z.infer<typeof Environment>
