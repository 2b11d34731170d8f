import type { Clips, Pose } from './clip.ts'
import { wave } from './wave.ts'

/** An engine that waits, and wheels that turn. Joints: `body` and the wheels of these names. */
export const driving = (wheels: readonly string[]): Clips => ({
  idle: {
    seconds: 1,
    pose: (phase): Pose => ({
      body: { shift: [0, 0.008 + 0.008 * wave(phase * 4), 0], turn: [0, 0, 0.006 * wave(phase * 2)] },
    }),
  },
  walk: {
    seconds: 0.9,
    pose: (phase): Pose => ({
      body: {
        shift: [0, 0.02 + 0.02 * wave(phase * 2), 0],
        turn: [0.012 * wave(phase), 0, 0.01 * wave(phase, 0.3)],
      },
      ...Object.fromEntries(wheels.map((name) => [name, { turn: [phase * Math.PI * 2, 0, 0] as const }])),
    }),
  },
})
