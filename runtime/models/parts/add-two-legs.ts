import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import type { Paint, Sculpture } from '../kit/sculpture.ts'

interface TwoLegs {
  /** Metres from the middle to each side. */
  readonly x: number
  readonly z: number
  readonly hip: number
  readonly radius: number
  /** Length of a foot, as a multiple of its width. */
  readonly foot: number
  readonly paint: Paint
}

/** Two legs with flat feet, each a joint that turns at its hip: birds and other round people. */
export function addTwoLegs(sculpture: Sculpture, { x, z, hip, radius, foot, paint }: TwoLegs): void {
  for (const [side, sign] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    sculpture.joint(`${side}-leg`, [sign * x, hip, z], () => {
      addPole(
        sculpture,
        [radius * 0.6, radius * 0.6, hip],
        { ...paint, sides: 7 },
        { at: [sign * x, hip / 2 + 0.01, z] },
      )
      addEgg(
        sculpture,
        radius,
        { ...paint, segments: 10 },
        { at: [sign * x, radius * 0.42, z + radius * 0.5], size: [0.95, 0.45, foot] },
      )
    })
  }
}
