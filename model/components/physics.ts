import { z } from 'zod'

export const bodyKinds = ['solid', 'ghost', 'falling'] as const
export type BodyKind = (typeof bodyKinds)[number]

/**
 * Component `physics`: what a thing is to those who walk. `solid` is bumped into and stood on, `ghost` is walked through, `falling` is solid and
 * falls at the start of a run until something holds it. Without it shapes are solid and everything else is a ghost.
 */
export const Physics = z.strictObject({ body: z.enum(bodyKinds) })
export type Physics = z.infer<typeof Physics>
