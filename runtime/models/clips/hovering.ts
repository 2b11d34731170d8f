import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

const hover =
  (lean: number) =>
  (phase: number): Pose => ({
    root: { shift: [0, 0.16 + 0.1 * wave(phase), 0], turn: [lean, 0, 0.04 * wave(phase, 0.25)] },
    body: { turn: [0, 0.1 * wave(phase), 0] },
    'left-arm': { turn: [0.2 * wave(phase, 0.1), 0, 0.25 * wave(phase)] },
    'right-arm': { turn: [0.2 * wave(phase, 0.1), 0, -0.25 * wave(phase)] },
    tail: { turn: [0.18 * wave(phase, 0.3), 0, 0.1 * wave(phase, 0.2)] },
  })

/** Floating up and down on the spot, and leaning into its way. Joints: `body`, two arms, `tail`. */
export const hovering: Clips = {
  idle: { seconds: 3, pose: hover(0) },
  walk: { seconds: 1.6, pose: hover(0.18) },
}
