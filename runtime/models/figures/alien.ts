import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSmile } from '../kit/add-smile.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'

const skin = { color: palette.leafPale, main: true }
const suit = { color: '#7a63b8' }

/** A visitor of 1.35 m in a violet suit, with feelers; the tint colours its skin. */
export function sculptAlien(sculpture: Sculpture): void {
  for (const [side, sign] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    sculpture.joint(`${side}-leg`, [sign * 0.12, 0.3, 0], () => {
      addPole(sculpture, [0.1, 0.09, 0.26], { ...suit, sides: 8 }, { at: [sign * 0.12, 0.2, 0] })
      addEgg(
        sculpture,
        0.1,
        { color: palette.cream, segments: 10 },
        { at: [sign * 0.12, 0.06, 0.04], size: [1, 0.6, 1.35] },
      )
    })
  }
  sculpture.joint('body', [0, 0.3, 0], () => {
    addPole(sculpture, [0.17, 0.27, 0.42], { ...suit, sides: 10, vary: 0.015 }, { at: [0, 0.47, 0] })
    addHoop(
      sculpture,
      0.19,
      0.05,
      { color: palette.cream, steps: 12 },
      { at: [0, 0.68, 0], turn: [Math.PI / 2, 0, 0] },
    )
    addEgg(
      sculpture,
      0.07,
      { color: palette.sun, glow: 1.1, segments: 10 },
      { at: [0, 0.5, 0.235], size: [1, 1, 0.5] },
    )
    for (const [side, sign] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      sculpture.joint(`${side}-arm`, [sign * 0.19, 0.6, 0], () => {
        addPole(
          sculpture,
          [0.062, 0.06, 0.34],
          { ...suit, sides: 7 },
          { at: [sign * 0.27, 0.48, 0.02], turn: [0, 0, sign * 0.5] },
        )
        addEgg(sculpture, 0.08, { ...skin, segments: 10 }, { at: [sign * 0.36, 0.32, 0.03] })
      })
    }
    sculpture.joint('head', [0, 0.7, 0], () => addHead(sculpture))
  })
}

function addHead(sculpture: Sculpture): void {
  addGem(sculpture, 0.38, { ...skin, detail: 3 }, { at: [0, 0.98, 0], size: [1.14, 0.86, 0.94] })
  addEyes(sculpture, [0.17, 0.98, 0.325], 0.1)
  addBlush(sculpture, [0.31, 0.86, 0.23], 0.055)
  addSmile(sculpture, [0, 0.885, 0.338], 0.11, 0.016)
  for (const side of [-1, 1]) {
    addPole(
      sculpture,
      [0.025, 0.035, 0.24],
      { ...skin, sides: 6 },
      { at: [side * 0.2, 1.36, 0], turn: [0, 0, -side * 0.35] },
    )
    addEgg(
      sculpture,
      0.075,
      { color: palette.berry, glow: 1.1, segments: 10 },
      { at: [side * 0.25, 1.49, 0] },
    )
  }
}
