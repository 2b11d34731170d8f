import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

const flicker = (phase: number): Pose => ({
  flame: {
    size: [
      1 + 0.06 * wave(phase * 3),
      1 + 0.14 * wave(phase * 2) + 0.06 * wave(phase * 5),
      1 - 0.06 * wave(phase * 3),
    ],
    turn: [0.05 * wave(phase * 2, 0.3), 0.12 * wave(phase), 0.07 * wave(phase * 3, 0.2)],
  },
})

/** A fire. Joint: `flame`. */
export const flickering: Clips = { idle: { seconds: 1.8, pose: flicker } }
