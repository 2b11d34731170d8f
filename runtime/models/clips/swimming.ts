import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

const swim =
  (strength: number) =>
  (phase: number): Pose => ({
    root: { shift: [0, 0.06 * (1 + wave(phase)), 0] },
    body: { turn: [0, 0.14 * strength * wave(phase * 2), 0] },
    tail: { turn: [0, -0.5 * strength * wave(phase * 2, 0.1), 0] },
    'left-wing': { turn: [0, 0, 0.3 * wave(phase * 2)] },
    'right-wing': { turn: [0, 0, -0.3 * wave(phase * 2)] },
  })

/** A fish in water, on the spot and on its way. Joints: `body`, `tail`, `left-wing`, `right-wing`. */
export const swimming: Clips = {
  idle: { seconds: 3, pose: swim(0.6) },
  walk: { seconds: 1.2, pose: swim(1.1) },
}
