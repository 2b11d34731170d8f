import { addBough } from '../kit/add-bough.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'
import { addFourLegs } from '../parts/add-four-legs.ts'

const fur = { color: palette.sunDark, main: true }
const cream = { color: palette.cream }

/** A cat of 0.95 m with its tail up; the tint colours its fur. */
export function sculptCat(sculpture: Sculpture): void {
  addFourLegs(sculpture, {
    x: 0.15,
    front: 0.16,
    back: -0.3,
    hip: 0.28,
    radius: 0.085,
    paint: fur,
    paw: cream,
  })
  sculpture.joint('body', [0, 0.3, -0.08], () => {
    addGem(sculpture, 0.3, { ...fur, detail: 2 }, { at: [0, 0.42, -0.09], size: [0.86, 0.82, 1.2] })
    addEgg(sculpture, 0.2, { ...cream, segments: 12 }, { at: [0, 0.4, 0.16], size: [0.9, 0.9, 0.75] })
    sculpture.joint('tail', [0, 0.48, -0.4], () => {
      addBough(
        sculpture,
        [
          [0, 0.46, -0.38],
          [0, 0.5, -0.58],
          [0.02, 0.72, -0.66],
          [0.06, 0.92, -0.58],
        ],
        0.058,
        { ...fur, steps: 7 },
      )
      addEgg(sculpture, 0.075, { ...cream, segments: 8 }, { at: [0.07, 0.95, -0.565] })
    })
    sculpture.joint('head', [0, 0.6, 0.16], () => addHead(sculpture))
  })
}

function addHead(sculpture: Sculpture): void {
  addGem(sculpture, 0.31, { ...fur, detail: 3 }, { at: [0, 0.7, 0.26], size: [1.12, 0.92, 0.94] })
  addEyes(sculpture, [0.15, 0.71, 0.505], 0.052)
  addBlush(sculpture, [0.235, 0.62, 0.465], 0.045)
  addGem(
    sculpture,
    0.034,
    { color: palette.berry, detail: 1 },
    { at: [0, 0.665, 0.575], size: [1.2, 0.8, 0.8] },
  )
  for (const side of [-1, 1]) {
    addEgg(
      sculpture,
      0.075,
      { ...cream, segments: 10 },
      { at: [side * 0.055, 0.61, 0.51], size: [1, 0.8, 0.8] },
    )
    addSpike(
      sculpture,
      0.13,
      0.25,
      { ...fur, sides: 4 },
      { at: [side * 0.2, 0.99, 0.24], turn: [0.08, Math.PI / 4, -side * 0.2] },
    )
    addSpike(
      sculpture,
      0.075,
      0.16,
      { color: palette.coral, sides: 4 },
      { at: [side * 0.2, 0.965, 0.292], turn: [0.08, Math.PI / 4, -side * 0.2] },
    )
  }
  addSmile(sculpture, [0, 0.585, 0.572], 0.075, 0.012)
}
