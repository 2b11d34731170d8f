import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addSmile } from '../kit/add-smile.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'

const skin = { color: palette.leafLight, main: true }
const dark = { color: palette.leaf, main: true }

/** A frog of 0.6 m with a wide mouth; the tint colours its skin. */
export function sculptFrog(sculpture: Sculpture): void {
  sculpture.joint('hind', [0, 0.15, -0.14], () => {
    for (const side of [-1, 1]) {
      addGem(
        sculpture,
        0.17,
        { ...dark, detail: 1 },
        { at: [side * 0.31, 0.17, -0.14], size: [0.7, 0.95, 1.15], turn: [0, side * 0.3, 0] },
      )
      addEgg(
        sculpture,
        0.1,
        { color: palette.leafPale, segments: 10 },
        { at: [side * 0.38, 0.045, 0.06], size: [1.1, 0.45, 1.5], turn: [0, side * 0.4, 0] },
      )
    }
  })
  sculpture.joint('body', [0, 0.05, -0.05], () => {
    addGem(sculpture, 0.33, { ...skin, detail: 3 }, { at: [0, 0.28, -0.02], size: [1.06, 0.82, 1] })
    addEgg(
      sculpture,
      0.25,
      { color: palette.cream, segments: 14 },
      { at: [0, 0.2, 0.12], size: [1, 0.75, 0.85] },
    )
    for (const side of [-1, 1]) {
      addGem(sculpture, 0.115, { ...skin, detail: 2 }, { at: [side * 0.18, 0.52, 0.1] })
      addEgg(
        sculpture,
        0.07,
        { ...dark, segments: 9 },
        { at: [side * 0.17, 0.09, 0.25], size: [0.9, 1.2, 1] },
      )
      addEgg(
        sculpture,
        0.07,
        { color: palette.leafPale, segments: 9 },
        { at: [side * 0.18, 0.035, 0.31], size: [1.2, 0.45, 1.2] },
      )
    }
    addEyes(sculpture, [0.185, 0.54, 0.205], 0.058)
    addBlush(sculpture, [0.235, 0.34, 0.225], 0.05)
    addSmile(sculpture, [0, 0.345, 0.322], 0.14, 0.016)
  })
}
