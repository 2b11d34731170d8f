import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const gold = { color: palette.sun, main: true }

/** A large key of 1 m that stands on its bit; the tint colours its gold. */
export function sculptKey(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.5, 0], () => {
    addHoop(sculpture, 0.17, 0.062, { ...gold, steps: 18, sides: 7 }, { at: [0, 0.8, 0] })
    addGem(
      sculpture,
      0.1,
      { color: palette.berry, glow: 1.05, detail: 1, vary: 0.05 },
      { at: [0, 0.8, 0], size: [1, 1, 0.7] },
    )
    addPole(sculpture, [0.058, 0.058, 0.58], { ...gold, sides: 8 }, { at: [0, 0.31, 0] })
    for (const y of [0.56, 0.62]) {
      addPole(
        sculpture,
        [0.09, 0.09, 0.035],
        { color: palette.sunDark, main: true, sides: 8 },
        { at: [0, y, 0] },
      )
    }
    addBox(sculpture, [0.22, 0.09, 0.09], { ...gold, bevel: 0.02 }, { at: [0.13, 0.06, 0] })
    addBox(sculpture, [0.16, 0.08, 0.09], { ...gold, bevel: 0.02 }, { at: [0.1, 0.2, 0] })
    addBox(sculpture, [0.06, 0.16, 0.09], { ...gold, bevel: 0.02 }, { at: [0.22, 0.09, 0] })
  })
}
