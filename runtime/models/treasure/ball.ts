import { addGem } from '../kit/add-gem.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A ball of 1 m. */
export function sculptBall(sculpture: Sculpture): void {
  addGem(sculpture, 0.5, { color: palette.water, vary: 0.025, main: true }, { at: [0, 0.5, 0] })
}
