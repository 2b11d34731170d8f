import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { addSpike } from '../kit/add-spike.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const red = { color: palette.berry, main: true }
const facing = [Math.PI / 2, 0, 0] as const

/** A rocket of 3.4 m on three fins; the tint colours nose and fins. */
export function sculptRocket(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.6, 0], () => {
    addTurned(
      sculpture,
      [
        [0.34, 0.5],
        [0.52, 0.85],
        [0.6, 1.35],
        [0.56, 1.9],
        [0.42, 2.42],
      ],
      { color: palette.cream, sides: 14 },
    )
    addTurned(
      sculpture,
      [
        [0.44, 2.4],
        [0.28, 2.86],
        [0.12, 3.18],
        [0, 3.32],
      ],
      { ...red, sides: 14 },
    )
    addPole(sculpture, [0.45, 0.46, 0.1], { color: palette.sun, sides: 14 }, { at: [0, 2.4, 0] })
    addPole(sculpture, [0.36, 0.42, 0.2], { color: palette.stoneDark, sides: 12 }, { at: [0, 0.46, 0] })
    addHoop(
      sculpture,
      0.22,
      0.06,
      { color: palette.sun, steps: 14 },
      { at: [0, 1.82, 0.55], turn: [-0.1, 0, 0] },
    )
    addPole(
      sculpture,
      [0.2, 0.2, 0.1],
      { color: palette.waterLight, glow: 1.02, sides: 14, vary: 0.01 },
      { at: [0, 1.82, 0.53], turn: [Math.PI / 2 - 0.1, 0, 0] },
    )
    addPole(
      sculpture,
      [0.09, 0.09, 0.1],
      { color: palette.sun, sides: 10 },
      { at: [0, 1.32, 0.58], turn: facing },
    )
    for (let fin = 0; fin < 3; fin++) {
      sculpture.within({ turn: [0, (fin / 3) * Math.PI * 2 + Math.PI / 6, 0] }, () =>
        addPrism(
          sculpture,
          [
            [0.4, 1.25],
            [0.4, 0.62],
            [0.7, 0],
            [0.98, 0],
            [0.92, 0.62],
          ],
          0.12,
          red,
        ),
      )
    }
    sculpture.joint('flame', [0, 0.42, 0], () => {
      addSpike(
        sculpture,
        0.24,
        0.38,
        { color: palette.sunDark, glow: 1.15, sides: 8 },
        { at: [0, 0.24, 0], turn: [Math.PI, 0, 0] },
      )
      addSpike(
        sculpture,
        0.15,
        0.26,
        { color: palette.glow, glow: 1.3, sides: 8 },
        { at: [0, 0.32, 0], turn: [Math.PI, 0, 0] },
      )
    })
  })
}
