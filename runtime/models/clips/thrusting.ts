import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

/** Flames that flicker: standing ready, and in flight above the ground. Joints: `body` and `flame`. */
export const thrusting: Clips = {
  idle: {
    seconds: 1,
    pose: (phase): Pose => ({
      flame: { size: [1 + 0.08 * wave(phase * 5), 0.9 + 0.1 * wave(phase * 3), 1 + 0.08 * wave(phase * 5)] },
      body: { turn: [0, 0, 0.006 * wave(phase * 4)] },
    }),
  },
  walk: {
    seconds: 1.4,
    pose: (phase): Pose => ({
      root: { shift: [0, 0.75 + 0.12 * wave(phase), 0] },
      flame: { size: [1.15, 1.9 + 0.35 * wave(phase * 5), 1.15] },
      body: { turn: [0.03 * wave(phase, 0.3), 0, 0.03 * wave(phase)] },
    }),
  },
}
