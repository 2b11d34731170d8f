import type { Clips, Pose } from './clip.ts'
import { hop, wave } from './wave.ts'

interface Gait {
  /** Radians that a leg swings to each side. */
  readonly stride: number
  /** Metres that a foot is lifted. */
  readonly lift: number
  /** Seconds for two steps. */
  readonly seconds: number
}

const legs = [
  ['front-left', 0],
  ['back-right', 0],
  ['front-right', 0.5],
  ['back-left', 0.5],
] as const

/** A trot with diagonal legs together, and a calm stand in which the tail wags. Joints: the legs, `body`, `head`, `tail`. */
export function onFourLegs({ stride, lift, seconds }: Gait): Clips {
  return {
    idle: {
      seconds: 3,
      pose: (phase): Pose => ({
        body: { size: [1, 1 + 0.012 * wave(phase), 1] },
        head: { turn: [0.05 * wave(phase, 0.2), 0.12 * wave(phase), 0.04 * wave(phase, 0.5)] },
        tail: { turn: [0, 0.4 * wave(phase * 3), 0] },
      }),
    },
    walk: {
      seconds,
      pose: (phase): Pose => ({
        ...Object.fromEntries(
          legs.map(([name, ahead]) => [
            name,
            {
              turn: [stride * wave(phase, ahead), 0, 0] as const,
              shift: [0, lift * (0.2 + hop(phase, ahead + 0.75)), 0] as const,
            },
          ]),
        ),
        body: {
          shift: [0, lift * (0.4 + 0.4 * wave(phase * 2)), 0],
          turn: [0.02 * wave(phase * 2, 0.25), 0, 0.03 * wave(phase)],
        },
        head: { turn: [0.07 * wave(phase * 2, 0.4), 0, 0] },
        tail: { turn: [0.12 * wave(phase * 2), 0.3 * wave(phase), 0] },
      }),
    },
  }
}
