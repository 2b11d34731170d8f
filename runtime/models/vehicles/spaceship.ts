import { addEgg } from '../kit/add-egg.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const metal = { color: palette.stone, top: palette.stoneLight, main: true }
const lights = [palette.berry, palette.sun, palette.leafPale, palette.coral]

/** A flying saucer of 2.6 m on three legs; the tint colours its disc. */
export function sculptSpaceship(sculpture: Sculpture): void {
  for (let leg = 0; leg < 3; leg++) {
    const angle = (leg / 3) * Math.PI * 2
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    addPole(
      sculpture,
      [0.05, 0.05, 0.5],
      { color: palette.stoneDark, sides: 6 },
      { at: [x * 0.68, 0.26, z * 0.68], turn: [-0.35 * z, 0, 0.35 * x] },
    )
    addPole(
      sculpture,
      [0.12, 0.15, 0.07],
      { color: palette.stoneDark, sides: 8 },
      { at: [x * 0.76, 0.035, z * 0.76] },
    )
  }
  sculpture.joint('body', [0, 0.6, 0], () => {
    addTurned(
      sculpture,
      [
        [0, 0.36],
        [0.5, 0.38],
        [1, 0.52],
        [1.3, 0.68],
        [1.28, 0.76],
        [0.95, 0.9],
        [0.6, 0.98],
        [0, 1],
      ],
      { ...metal, sides: 18 },
    )
    addHoop(
      sculpture,
      0.58,
      0.07,
      { color: '#7a63b8', steps: 18 },
      { at: [0, 0.99, 0], turn: [Math.PI / 2, 0, 0] },
    )
    addTurned(
      sculpture,
      [
        [0.56, 0.96],
        [0.53, 1.18],
        [0.4, 1.4],
        [0.2, 1.53],
        [0, 1.56],
      ],
      { color: palette.waterLight, top: palette.white, sides: 14, glow: 1.02, vary: 0.02 },
    )
    addPole(
      sculpture,
      [0.4, 0.32, 0.12],
      { color: palette.glow, glow: 1.2, sides: 12, vary: 0 },
      { at: [0, 0.35, 0] },
    )
    sculpture.joint('lights', [0, 0.7, 0], () => {
      for (let lamp = 0; lamp < 12; lamp++) {
        const angle = (lamp / 12) * Math.PI * 2
        addEgg(
          sculpture,
          0.08,
          { color: lights[lamp % lights.length] ?? palette.sun, glow: 1.12, segments: 8 },
          { at: [Math.sin(angle) * 1.14, 0.84, Math.cos(angle) * 1.14] },
        )
      }
    })
  })
}
