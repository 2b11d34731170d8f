import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Paint, Sculpture } from '../kit/sculpture.ts'

/** The paint of what is written on the disc. */
export const inkOfBadge: Paint = { color: palette.cream, glow: 1.05, vary: 0.008 }

/** A disc of 1 m that stands upright, with a light rim; the tint colours it. Its front is at z = 0.06. */
export function addBadge(sculpture: Sculpture): void {
  const disc = { color: palette.berry, glow: 1.02, main: true, sides: 24 }
  addPole(sculpture, [0.44, 0.44, 0.12], disc, { turn: [Math.PI / 2, 0, 0] })
  addHoop(sculpture, 0.44, 0.06, { ...inkOfBadge, sides: 8, steps: 24 })
}
