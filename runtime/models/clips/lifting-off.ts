import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

/** An engine that is ready: hardly a flame. Then one that carries: it hangs above the ground on a long fire. Joints: `body` and `flame`. */
export const liftingOff: Clips = {
  idle: {
    seconds: 1.2,
    pose: (phase): Pose => ({ flame: { size: [0.5, 0.3 + 0.1 * wave(phase * 2), 0.5] } }),
  },
  walk: {
    seconds: 1,
    pose: (phase): Pose => ({
      root: { shift: [0, 1.9 + 0.05 * wave(phase), 0] },
      flame: {
        size: [1.2 + 0.06 * wave(phase * 4), 3.4 + 0.3 * wave(phase * 3), 1.2 + 0.06 * wave(phase * 4)],
      },
      body: { turn: [0.006 * wave(phase * 3, 0.3), 0, 0.006 * wave(phase * 4)] },
    }),
  },
}
