import type { Clips, Pose } from './clip.ts'
import { hop, wave } from './wave.ts'

const legs = [
  ['front-left', 0],
  ['back-right', 0],
  ['front-right', 0.5],
  ['back-left', 0.5],
] as const

/** A dragon that breathes, and one that trots with beating wings. Joints: four legs, `body`, `head`, `tail`, two wings. */
export const winged: Clips = {
  idle: {
    seconds: 3.6,
    pose: (phase): Pose => ({
      body: { size: [1, 1 + 0.012 * wave(phase), 1] },
      head: { turn: [0.04 * wave(phase, 0.2), 0.1 * wave(phase), 0] },
      tail: { turn: [0, 0.22 * wave(phase), 0] },
      'left-wing': { turn: [0, 0, 0.14 * wave(phase)] },
      'right-wing': { turn: [0, 0, -0.14 * wave(phase)] },
    }),
  },
  walk: {
    seconds: 1.1,
    pose: (phase): Pose => ({
      ...Object.fromEntries(
        legs.map(([name, ahead]) => [
          name,
          {
            turn: [0.45 * wave(phase, ahead), 0, 0] as const,
            shift: [0, 0.12 * (0.3 + hop(phase, ahead + 0.75)), 0] as const,
          },
        ]),
      ),
      body: { shift: [0, 0.07 + 0.05 * wave(phase * 2), 0], turn: [0, 0, 0.03 * wave(phase)] },
      head: { turn: [0.06 * wave(phase * 2), 0, 0] },
      tail: { turn: [0, 0.26 * wave(phase), 0] },
      'left-wing': { turn: [0, 0, 0.35 * wave(phase * 2)] },
      'right-wing': { turn: [0, 0, -0.35 * wave(phase * 2)] },
    }),
  },
}
