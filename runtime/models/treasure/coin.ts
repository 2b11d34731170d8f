import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { starOutline } from '../parts/star-outline.ts'

/** A gold coin of 0.8 m with a star on both sides; the tint colours its gold. */
export function sculptCoin(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.4, 0], () => {
    addPole(
      sculpture,
      [0.35, 0.35, 0.1],
      { color: palette.sunDark, main: true, sides: 20, vary: 0.015 },
      { at: [0, 0.4, 0], turn: [Math.PI / 2, 0, 0] },
    )
    addHoop(
      sculpture,
      0.35,
      0.05,
      { color: palette.sun, main: true, sides: 6, steps: 20 },
      { at: [0, 0.4, 0], size: [1, 1, 1.4] },
    )
    addPrism(
      sculpture,
      starOutline(0.22, 0.11),
      0.16,
      { color: palette.sun, main: true },
      { at: [0, 0.4, 0] },
    )
  })
}
