import { z } from 'zod'

/** `solid` stands in the way, `ghost` lets through, `falling` obeys gravity and pushes, `fixed` is never pushed. */
export const bodyKinds = ['solid', 'ghost', 'falling', 'fixed'] as const
export type BodyKind = (typeof bodyKinds)[number]

/** Of what says nothing else: kilograms, and shares of 1. */
export const usualMass = 1
export const usualBounciness = 0
export const usualFriction = 0.6

/** Width, height and depth as shares of the longest of them. */
export const Sides = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1), z.number().min(0).max(1)])
export type Sides = Readonly<z.infer<typeof Sides>>

/**
 * Component `physics`: how a thing meets others. `solid` is bumped into and stood on and pushes what falls out of its way, `ghost` is gone
 * through, `falling` obeys gravity and bumps, `fixed` is solid and nothing pushes it. Without it shapes are solid and everything else is a
 * ghost. `bounciness`: 1 = it comes back as fast as it came. `friction`: 0 = it slides as on ice.
 */
export const Physics = z.strictObject({
  body: z.enum(bodyKinds),
  mass: z.number().min(0.1).max(1000).optional(),
  bounciness: z.number().min(0).max(1).optional(),
  friction: z.number().min(0).max(1).optional(),
  /** Of an uploaded model, whose file only a page reads: noted when the body was chosen, so that every run has the same. */
  sides: Sides.optional(),
})
export type Physics = z.infer<typeof Physics>
