import { z } from 'zod'

/** What the tools snap to: metres, degrees, factor. */
export const SnapSteps = z.object({
  move: z.number().positive(),
  turn: z.number().positive(),
  scale: z.number().positive(),
})
export type SnapSteps = z.infer<typeof SnapSteps>

/** What they snap to until somebody chooses (spec, 'Workspace'). */
export const usualSteps: SnapSteps = Object.freeze({ move: 0.5, turn: 15, scale: 0.1 })

/** What can be chosen. */
export const moveSteps = [0.1, 0.125, 0.25, 0.5, 1, 2, 4] as const
export const turnSteps = [1, 5, 10, 15, 30, 45, 90] as const
export const scaleSteps = [0.05, 0.1, 0.25, 0.5, 1] as const
