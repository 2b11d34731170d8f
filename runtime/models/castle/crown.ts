import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addSpike } from '../kit/add-spike.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const points = 8
const jewels = [palette.berry, palette.water, palette.leafLight, palette.coral] as const
const gold = { color: palette.sunDark, top: palette.sun, glow: 1.03, main: true }

/** A crown of 0.7 m across, to be found and worn; the tint colours its gold. */
export function sculptCrown(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.3, 0], () => {
    addTurned(
      sculpture,
      [
        [0.27, 0.04],
        [0.32, 0.04],
        [0.36, 0.34],
        [0.31, 0.34],
        [0.27, 0.04],
      ],
      { ...gold, sides: 16 },
    )
    addHoop(sculpture, 0.325, 0.04, { ...gold, steps: 16 }, { at: [0, 0.06, 0], turn: [Math.PI / 2, 0, 0] })
    for (let point = 0; point < points; point++) {
      const angle = (point / points) * Math.PI * 2
      const [x, z] = [Math.sin(angle), Math.cos(angle)]
      addSpike(
        sculpture,
        0.12,
        0.26,
        { ...gold, sides: 4 },
        { at: [x * 0.335, 0.44, z * 0.335], turn: [0, angle, 0] },
      )
      addGem(
        sculpture,
        0.05,
        { color: palette.cream, glow: 1.1, detail: 1 },
        { at: [x * 0.34, 0.58, z * 0.34] },
      )
      if (point % 2 === 0)
        addGem(
          sculpture,
          0.07,
          { color: jewels[(point / 2) % jewels.length] ?? jewels[0], glow: 1.05, detail: 1 },
          { at: [x * 0.345, 0.2, z * 0.345] },
        )
    }
  })
}
