import { z } from 'zod'

/** The shapes that a thing can have without a model. */
export const primitives = [
  'box',
  'sphere',
  'cylinder',
  'cone',
  'plane',
  'torus',
  'pyramid',
  'capsule',
  'half-sphere',
  'ramp',
  'stairs',
  'arch',
  'tube',
  'hexagon',
  'diamond',
  'star',
  'heart',
] as const
export type Primitive = (typeof primitives)[number]

/** Component `geometry`: a basic shape of about 1 m; its size comes from the entity's scale. */
export const Geometry = z.strictObject({ primitive: z.enum(primitives) })
export type Geometry = z.infer<typeof Geometry>
