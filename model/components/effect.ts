import { z } from 'zod'

/** How a thing can move without a program, each a motion of its own. */
export const effectNames = ['bounce', 'float', 'sway', 'spin', 'pulse', 'shake'] as const
export type EffectName = (typeof effectNames)[number]

/**
 * Component `effect`: a ready movement of the whole thing on the spot, again and again at `speed` times its usual pace. Only the drawing moves:
 * where the thing stands stays the same for scripts and for what bumps into it.
 */
export const Effect = z.strictObject({
  name: z.enum(effectNames),
  speed: z.number().min(0).max(4).optional(),
})
export type Effect = z.infer<typeof Effect>
