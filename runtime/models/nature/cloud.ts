import { addLeafBall } from '../kit/add-leaf-ball.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const puffs = [
  [0, 0, 0, 0.62],
  [0.6, -0.08, 0.1, 0.43],
  [-0.62, -0.1, 0, 0.46],
  [0.26, 0.26, -0.1, 0.46],
  [1.06, -0.18, 0, 0.29],
] as const

/** A cloud of 2.5 m; its middle is its origin. */
export function sculptCloud(sculpture: Sculpture): void {
  for (const [x, y, z, radius] of puffs) {
    addLeafBall(
      sculpture,
      radius,
      { color: palette.cloud, crumpled: 0.14, vary: 0.008, main: true },
      { at: [x, y * 0.8, z], size: [1, 0.82, 1] },
    )
  }
}
