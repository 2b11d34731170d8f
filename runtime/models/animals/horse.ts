import { addBough } from '../kit/add-bough.ts'
import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addFourLegs } from '../parts/add-four-legs.ts'

const coat = { color: palette.plank, main: true }
const mane = { color: palette.barkDark }
const cream = { color: palette.cream }

/** A pony of 1.9 m with a saddle cloth; the tint colours its coat. */
export function sculptHorse(sculpture: Sculpture): void {
  addFourLegs(sculpture, {
    x: 0.26,
    front: 0.36,
    back: -0.44,
    hip: 0.68,
    radius: 0.13,
    paint: coat,
    paw: mane,
  })
  sculpture.joint('body', [0, 0.7, -0.04], () => {
    addGem(sculpture, 0.48, { ...coat, detail: 2 }, { at: [0, 0.9, -0.04], size: [0.86, 0.84, 1.34] })
    addBox(sculpture, [0.76, 0.1, 0.5], { color: palette.berry, bevel: 0.04 }, { at: [0, 1.27, -0.08] })
    for (const side of [-1, 1]) {
      addBox(
        sculpture,
        [0.09, 0.4, 0.5],
        { color: palette.berry, bevel: 0.03 },
        { at: [side * 0.375, 1.08, -0.08], turn: [0, 0, side * 0.1] },
      )
    }
    sculpture.joint('tail', [0, 1.08, -0.62], () => {
      addBough(
        sculpture,
        [
          [0, 1.05, -0.58],
          [0, 1.06, -0.8],
          [0.02, 0.8, -0.88],
          [0.05, 0.56, -0.84],
        ],
        0.1,
        { ...mane, steps: 6 },
      )
      addSpike(
        sculpture,
        0.1,
        0.22,
        { ...mane, sides: 6 },
        { at: [0.06, 0.46, -0.825], turn: [Math.PI - 0.2, 0, 0] },
      )
    })
    sculpture.joint('head', [0, 1.1, 0.42], () => addHead(sculpture))
  })
}

function addHead(sculpture: Sculpture): void {
  addPole(sculpture, [0.2, 0.3, 0.62], { ...coat, sides: 9 }, { at: [0, 1.3, 0.5], turn: [0.5, 0, 0] })
  addGem(sculpture, 0.3, { ...coat, detail: 3 }, { at: [0, 1.6, 0.64], size: [0.95, 0.95, 1] })
  addGem(sculpture, 0.21, { ...cream, detail: 2 }, { at: [0, 1.46, 0.92], size: [1.05, 0.85, 1] })
  addEyes(sculpture, [0.175, 1.64, 0.865], 0.06)
  addSmile(sculpture, [0, 1.42, 1.115], 0.13, 0.016)
  for (const side of [-1, 1]) {
    addEgg(sculpture, 0.026, { color: palette.bark, segments: 7 }, { at: [side * 0.08, 1.52, 1.105] })
    addSpike(
      sculpture,
      0.085,
      0.22,
      { ...coat, sides: 4 },
      { at: [side * 0.16, 1.93, 0.58], turn: [-0.1, Math.PI / 4, -side * 0.16] },
    )
  }
  for (const [y, z, radius] of [
    [1.9, 0.7, 0.12],
    [1.84, 0.46, 0.15],
    [1.64, 0.33, 0.16],
    [1.42, 0.24, 0.15],
    [1.24, 0.13, 0.12],
  ] as const) {
    addGem(sculpture, radius, { ...mane, detail: 1 }, { at: [0, y, z], size: [0.72, 1, 1] })
  }
}
