import type { Clips, Pose } from './clip.ts'
import { hop, wave } from './wave.ts'

/** Leaps `height` metres high, with a crouch before, and a twitch of the ears at rest. Joints: `body`, `head`, `hind`, `ears`, `tail`. */
export const hopping = (height: number, seconds: number): Clips => ({
  idle: {
    seconds: 3,
    pose: (phase): Pose => ({
      body: { size: [1, 1 + 0.018 * wave(phase * 2), 1] },
      head: { turn: [0.04 * wave(phase), 0.14 * wave(phase), 0] },
      ears: { turn: [0.1 * hop(phase * 2), 0, 0] },
      tail: { turn: [0, 0.3 * wave(phase * 3), 0] },
    }),
  },
  walk: {
    seconds,
    pose: (phase): Pose => ({
      root: { shift: [0, height * hop(phase), 0], turn: [-0.22 * wave(phase, 0.25) * hop(phase), 0, 0] },
      body: { size: [1, 1 - 0.1 * hop(phase, 0.5) + 0.05 * hop(phase), 1] },
      hind: { turn: [0.5 * hop(phase), 0, 0] },
      ears: { turn: [-0.3 * hop(phase) + 0.1 * hop(phase, 0.5), 0, 0] },
    }),
  },
})
