import { addBough } from '../kit/add-bough.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addSmile } from '../kit/add-smile.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'
import { addFourLegs } from '../parts/add-four-legs.ts'

const fur = { color: palette.honey, main: true }
const dark = { color: palette.bark }
const cream = { color: palette.cream }

/** A dog of 0.95 m with hanging ears and a collar; the tint colours its fur. */
export function sculptDog(sculpture: Sculpture): void {
  addFourLegs(sculpture, {
    x: 0.17,
    front: 0.18,
    back: -0.34,
    hip: 0.3,
    radius: 0.095,
    paint: fur,
    paw: cream,
  })
  sculpture.joint('body', [0, 0.32, -0.08], () => {
    addGem(sculpture, 0.33, { ...fur, detail: 2 }, { at: [0, 0.46, -0.09], size: [0.88, 0.84, 1.22] })
    addEgg(sculpture, 0.22, { ...cream, segments: 10 }, { at: [0, 0.43, 0.17], size: [0.95, 0.95, 0.8] })
    addGem(sculpture, 0.17, { ...dark, detail: 0 }, { at: [0.08, 0.62, -0.28], size: [1.1, 0.75, 1.2] })
    addHoop(
      sculpture,
      0.2,
      0.042,
      { color: palette.berry },
      { at: [0, 0.6, 0.2], turn: [Math.PI / 2 - 0.5, 0, 0] },
    )
    addEgg(sculpture, 0.055, { color: palette.sun, segments: 8 }, { at: [0, 0.49, 0.41] })
    sculpture.joint('tail', [0, 0.54, -0.44], () => {
      addBough(
        sculpture,
        [
          [0, 0.5, -0.4],
          [0, 0.62, -0.56],
          [0, 0.8, -0.6],
        ],
        0.06,
        { ...fur, steps: 5 },
      )
      addEgg(sculpture, 0.075, { ...cream, segments: 8 }, { at: [0, 0.82, -0.6] })
    })
    sculpture.joint('head', [0, 0.66, 0.2], () => addHead(sculpture))
  })
}

function addHead(sculpture: Sculpture): void {
  addGem(sculpture, 0.33, { ...fur, detail: 3 }, { at: [0, 0.82, 0.3], size: [1.02, 0.94, 0.96] })
  addGem(sculpture, 0.17, { ...cream, detail: 1 }, { at: [0, 0.73, 0.55], size: [1.2, 0.85, 1.05] })
  addEgg(
    sculpture,
    0.062,
    { color: palette.ink, segments: 10 },
    { at: [0, 0.8, 0.7], size: [1.2, 0.85, 0.8] },
  )
  addEyes(sculpture, [0.155, 0.88, 0.55], 0.056)
  addBlush(sculpture, [0.25, 0.76, 0.5], 0.05)
  addSmile(sculpture, [0, 0.715, 0.715], 0.1, 0.014)
  for (const side of [-1, 1]) {
    addGem(
      sculpture,
      0.17,
      { ...dark, detail: 1 },
      { at: [side * 0.33, 0.83, 0.24], size: [0.45, 1.3, 0.85], turn: [0, 0, side * 0.28] },
    )
  }
}
