import { z } from 'zod'
import { Colour } from './material.ts'

/** Component `light`. `sun` shines along the entity's position towards the origin and casts the shadows. */
export const Light = z.strictObject({
  type: z.enum(['sun', 'hemisphere', 'point']),
  color: Colour,
  groundColor: Colour.optional(),
  intensity: z.number().min(0).max(10),
})
export type Light = z.infer<typeof Light>
