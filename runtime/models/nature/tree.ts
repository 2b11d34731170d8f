import { addLeafBall } from '../kit/add-leaf-ball.ts'
import { addPole } from '../kit/add-pole.ts'
import type { Nearness } from '../kit/nearness.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A broad-leaved tree of 4 m. */
export function sculptTree(sculpture: Sculpture, nearness: Nearness = 'near'): void {
  const height = 4
  const isFar = nearness === 'far'
  const leaves = { detail: isFar ? 0 : 1, main: true }
  const fullness = isFar ? 1.12 : 1
  addPole(
    sculpture,
    [0.17, 0.32, height * 0.62],
    {
      color: palette.barkDark,
      top: palette.bark,
      sides: isFar ? 4 : 7,
      rings: isFar ? 1 : 2,
      crumpled: 0.07,
    },
    { at: [0, height * 0.31, 0] },
  )
  for (let lump = 0; lump < 4; lump++) {
    const angle = (lump / 4) * Math.PI * 2 + sculpture.between(0, 1)
    addLeafBall(
      sculpture,
      height * fullness * sculpture.between(0.2, 0.26),
      {
        ...leaves,
        color: lump % 2 ? palette.leafLight : palette.leaf,
        top: lump % 2 ? palette.leafPale : palette.leafLight,
      },
      {
        at: [
          Math.cos(angle) * height * 0.17,
          height * sculpture.between(0.6, 0.7),
          Math.sin(angle) * height * 0.17,
        ],
      },
    )
  }
  addLeafBall(
    sculpture,
    height * fullness * 0.24,
    { ...leaves, color: palette.leafLight, top: palette.leafPale },
    { at: [0, height * 0.82, 0] },
  )
}
