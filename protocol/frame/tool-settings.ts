import { z } from 'zod'
import { SnapSteps, usualSteps } from './snap-steps.ts'

export const Tool = z.enum(['select', 'move', 'turn', 'scale'])
export type Tool = z.infer<typeof Tool>

/** Which tool is in the hand, and how it is set. */
export const ToolSettings = z.object({
  tool: Tool,
  snap: z.boolean(),
  space: z.enum(['world', 'local']),
  /** Whether the grid is shown. */
  grid: z.boolean(),
  steps: SnapSteps,
  /** Whether what stands on something and is pulled along comes to stand on what is below it. */
  landing: z.boolean(),
  /** Whether what is placed is turned so that its top looks away from the surface that it stands on. */
  align: z.boolean(),
  /** Whether snapping is also to edges, middles and distances of what is near. */
  neighbours: z.boolean(),
  /** What several things turn and grow about: the middle of where they stand, or the one that was chosen last. */
  pivot: z.enum(['middle', 'last']),
})
export type ToolSettings = Readonly<z.infer<typeof ToolSettings>>

/** How the tools are set until somebody changes them. */
export const usualTools: ToolSettings = Object.freeze({
  tool: 'move',
  snap: true,
  space: 'world',
  grid: true,
  steps: usualSteps,
  landing: true,
  align: false,
  neighbours: true,
  pivot: 'middle',
})
