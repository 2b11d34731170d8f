import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A planet of 1.5 m with two rings of 3 m, a little tilted; the tint colours the planet. */
export function sculptSaturn(sculpture: Sculpture): void {
  sculpture.within({ at: [0, 0.78, 0], turn: [0.14, 0, 0.2] }, () => {
    sculpture.joint('body', [0, 0, 0], () => {
      addGem(sculpture, 0.75, { color: palette.honey, top: palette.sand, main: true, detail: 4 })
      for (const [y, reach] of [
        [0.3, 0.69],
        [-0.02, 0.752],
        [-0.36, 0.66],
      ] as const) {
        addHoop(
          sculpture,
          reach,
          0.03,
          { color: palette.plank, main: true, steps: 24, sides: 5 },
          { at: [0, y, 0], turn: [Math.PI / 2, 0, 0], size: [1, 1, 3] },
        )
      }
    })
    const flat = { turn: [Math.PI / 2, 0, 0], size: [1, 1, 0.22] } as const
    addHoop(sculpture, 1.1, 0.13, { color: palette.cream, steps: 36, sides: 5 }, flat)
    addHoop(sculpture, 1.42, 0.1, { color: palette.coral, steps: 36, sides: 5 }, flat)
  })
}
