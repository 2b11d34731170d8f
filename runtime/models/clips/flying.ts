import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

/** Metres above the place where it stands at rest. */
const height = 0.35

const fly =
  (beats: number, lean: number) =>
  (phase: number): Pose => ({
    root: { shift: [0, height + 0.09 * wave(phase), 0] },
    body: { turn: [lean, 0.08 * wave(phase), 0.05 * wave(phase, 0.25)] },
    'left-wing': { turn: [0, 0, 0.45 * wave(phase * beats)] },
    'right-wing': { turn: [0, 0, -0.45 * wave(phase * beats)] },
  })

/** Hovering, and flying with the nose down; the wings beat so many times a repetition. Joints: `body` and two wings. */
export const flying = (beats: number): Clips => ({
  idle: { seconds: 2, pose: fly(beats, 0) },
  walk: { seconds: 1.2, pose: fly(beats, 0.3) },
})
