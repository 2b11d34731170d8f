import type { ToFrame } from '../../protocol/frame/to-frame.ts'

/** Which tool is in the hand, and how it is set. */
export type ToolSettings = Omit<Extract<ToFrame, { type: 'tool.set' }>, 'type' | 'grid'>
