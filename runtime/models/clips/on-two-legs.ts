import type { Clips, Pose } from './clip.ts'
import { hop, wave } from './wave.ts'

interface Gait {
  /** Radians that a leg swings to each side. */
  readonly stride: number
  /** Metres that a foot is lifted. */
  readonly lift: number
  /** Seconds for two steps. */
  readonly seconds: number
  /** Radians that the arms or wings swing to each side; 0 where there are none. */
  readonly arms: number
  /** Metres that a foot reaches ahead of the hip or behind it: a leg that swings is lifted so that its ends stay above ground. */
  readonly foot?: number
  /** Radians that the body rocks from foot to foot. */
  readonly waddle?: number
}

/** Walking upright, and standing with a breath and a look around. Joints: `left-leg`, `left-arm` and so on, `body`, `head`, `tail`. */
export function onTwoLegs({ stride, lift, seconds, arms, foot = 0, waddle = 0.03 }: Gait): Clips {
  const leg = (phase: number, ahead: number) => ({
    turn: [stride * wave(phase, ahead), 0, 0] as const,
    shift: [
      0,
      lift * (0.2 + hop(phase, ahead + 0.75)) + foot * Math.sin(stride * Math.abs(wave(phase, ahead))),
      0,
    ] as const,
  })
  return {
    idle: {
      seconds: 3.2,
      pose: (phase): Pose => ({
        body: { size: [1, 1 + 0.014 * wave(phase), 1] },
        head: { turn: [0.03 * wave(phase * 2), 0.16 * wave(phase), 0] },
        'left-arm': { turn: [0, 0, 0.09 * arms * (1 + wave(phase, 0.2))] },
        'right-arm': { turn: [0, 0, -0.09 * arms * (1 + wave(phase, 0.2))] },
        tail: { turn: [0, 0.14 * wave(phase), 0] },
      }),
    },
    walk: {
      seconds,
      pose: (phase): Pose => ({
        'left-leg': leg(phase, 0),
        'right-leg': leg(phase, 0.5),
        'left-arm': { turn: [-arms * wave(phase), 0, 0] },
        'right-arm': { turn: [arms * wave(phase), 0, 0] },
        body: {
          shift: [0, lift * (0.5 + 0.4 * wave(phase * 2)), 0],
          turn: [0, 0.06 * wave(phase), waddle * wave(phase, 0.25)],
        },
        head: { turn: [0.04 * wave(phase * 2), -0.05 * wave(phase), 0] },
        tail: { turn: [0, -0.22 * wave(phase), 0] },
      }),
    },
  }
}
