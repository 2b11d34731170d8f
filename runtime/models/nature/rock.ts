import { addCobble } from '../kit/add-cobble.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A boulder of 0.8 m and a smaller one at its foot. */
export function sculptRock(sculpture: Sculpture): void {
  addCobble(
    sculpture,
    0.58,
    { color: palette.stone, top: palette.stoneLight, main: true },
    { at: [-0.1, 0.36, 0] },
  )
  addCobble(
    sculpture,
    0.32,
    { color: palette.stone, top: palette.stoneLight, main: true },
    { at: [0.52, 0.2, 0.28], turn: [0, 1.2, 0] },
  )
}
