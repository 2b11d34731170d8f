import { z } from 'zod'
import { Colour } from './material.ts'

/** What `Light` can be. */
export const lightTypes = ['sun', 'hemisphere', 'point', 'ambient', 'spot'] as const

/**
 * Component `light`. `sun` shines along the entity's position towards the origin and casts the shadows; `spot` shines from its entity
 * down, in a cone of `angle` degrees; `ambient` is the same everywhere.
 */
export const Light = z.strictObject({
  type: z.enum(lightTypes),
  color: Colour,
  groundColor: Colour.optional(),
  intensity: z.number().min(0).max(10),
  angle: z.number().min(5).max(150).optional(),
})
export type Light = z.infer<typeof Light>
