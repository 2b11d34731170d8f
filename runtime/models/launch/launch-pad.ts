import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const sides = 16

/** The round block of 6 m that rockets start from, 0.6 m high; the tint colours its stripes. */
export function sculptLaunchPad(sculpture: Sculpture): void {
  addPole(
    sculpture,
    [2.9, 3.15, 0.5],
    { color: palette.stone, top: palette.stoneLight, sides },
    { at: [0, 0.25, 0] },
  )
  addPole(sculpture, [2.1, 2.1, 0.12], { color: palette.stoneDark, sides }, { at: [0, 0.53, 0] })
  addPole(sculpture, [1.2, 1.2, 0.04], { color: palette.ink, sides }, { at: [0, 0.6, 0] })
  for (let stripe = 0; stripe < sides; stripe++) {
    const angle = ((stripe + 0.5) / sides) * Math.PI * 2
    addBox(
      sculpture,
      [0.56, 0.08, 0.36],
      stripe % 2 ? { color: palette.cream, bevel: 0.02 } : { color: palette.berry, bevel: 0.02, main: true },
      { at: [Math.sin(angle) * 2.5, 0.51, Math.cos(angle) * 2.5], turn: [0, angle, 0] },
    )
  }
}
