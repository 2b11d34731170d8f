import type { Clips } from './clip.ts'
import { hop } from './wave.ts'

/** Two groups of people who jump for joy in turn. Joints: `even` and `odd`. */
export const cheering: Clips = {
  idle: {
    seconds: 1.3,
    pose: (phase) => ({
      even: { shift: [0, 0.22 * hop(phase), 0] },
      odd: { shift: [0, 0.22 * hop(phase, 0.5), 0] },
    }),
  },
}
