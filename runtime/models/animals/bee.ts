import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'

const dark = { color: palette.barkDark }
const lying = [Math.PI / 2, 0, 0] as const

/** A bee of 0.7 m; the tint colours its stripes of yellow. */
export function sculptBee(sculpture: Sculpture): void {
  sculpture.joint('body', [0, 0.34, 0], () => {
    addGem(
      sculpture,
      0.32,
      { color: palette.sun, main: true, detail: 3 },
      { at: [0, 0.32, 0], size: [0.94, 0.92, 1.12] },
    )
    for (const [z, radius] of [
      [-0.21, 0.254],
      [-0.03, 0.306],
    ] as const) {
      addPole(
        sculpture,
        [radius, radius, 0.085],
        { ...dark, sides: 14 },
        { at: [0, 0.32, z], turn: lying, size: [1, 1, 0.98] },
      )
    }
    addSpike(
      sculpture,
      0.07,
      0.16,
      { ...dark, sides: 6 },
      { at: [0, 0.32, -0.41], turn: [-Math.PI / 2, 0, 0] },
    )
    addEyes(sculpture, [0.135, 0.37, 0.305], 0.054)
    addBlush(sculpture, [0.2, 0.275, 0.28], 0.044)
    addSmile(sculpture, [0, 0.28, 0.345], 0.1, 0.014)
    for (const side of [-1, 1]) {
      addPole(
        sculpture,
        [0.022, 0.022, 0.18],
        { ...dark, sides: 5 },
        { at: [side * 0.1, 0.64, 0.22], turn: [0.3, 0, -side * 0.3] },
      )
      addEgg(sculpture, 0.045, { ...dark, segments: 8 }, { at: [side * 0.13, 0.73, 0.25] })
      sculpture.joint(side > 0 ? 'left-wing' : 'right-wing', [side * 0.1, 0.58, -0.04], () =>
        addGem(
          sculpture,
          0.2,
          { color: palette.waterLight, top: palette.white, detail: 1 },
          { at: [side * 0.27, 0.68, -0.08], size: [1.15, 0.2, 0.75], turn: [0, side * 0.35, side * 0.5] },
        ),
      )
    }
  })
}
