import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addSmile } from '../kit/add-smile.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'

const fur = { color: palette.birch, main: true }
const cream = { color: palette.cream }

/** A rabbit of 1 m up to the tips of its ears; the tint colours its fur. */
export function sculptRabbit(sculpture: Sculpture): void {
  sculpture.joint('hind', [0, 0.16, -0.16], () => {
    for (const side of [-1, 1]) {
      addGem(
        sculpture,
        0.16,
        { ...fur, detail: 1 },
        { at: [side * 0.2, 0.2, -0.12], size: [0.75, 1.05, 1.15] },
      )
      addEgg(
        sculpture,
        0.09,
        { ...cream, segments: 10 },
        { at: [side * 0.19, 0.05, 0.04], size: [0.9, 0.56, 1.9] },
      )
    }
  })
  sculpture.joint('body', [0, 0.05, -0.05], () => {
    addGem(sculpture, 0.29, { ...fur, detail: 3 }, { at: [0, 0.31, -0.08], size: [0.95, 1, 1.05] })
    addEgg(sculpture, 0.2, { ...cream, segments: 12 }, { at: [0, 0.27, 0.11], size: [0.9, 0.95, 0.75] })
    sculpture.joint('tail', [0, 0.26, -0.34], () =>
      addGem(sculpture, 0.12, { ...cream, detail: 1 }, { at: [0, 0.26, -0.39] }),
    )
    for (const side of [-1, 1]) {
      addEgg(
        sculpture,
        0.075,
        { ...cream, segments: 9 },
        { at: [side * 0.1, 0.1, 0.22], size: [0.85, 1.3, 1] },
      )
    }
    sculpture.joint('head', [0, 0.48, 0.06], () => addHead(sculpture))
  })
}

function addHead(sculpture: Sculpture): void {
  addGem(sculpture, 0.26, { ...fur, detail: 3 }, { at: [0, 0.6, 0.12], size: [1.06, 0.95, 0.96] })
  addEyes(sculpture, [0.135, 0.62, 0.335], 0.05)
  addBlush(sculpture, [0.2, 0.535, 0.3], 0.042)
  addGem(
    sculpture,
    0.032,
    { color: palette.berry, detail: 1 },
    { at: [0, 0.585, 0.405], size: [1.2, 0.8, 0.8] },
  )
  for (const side of [-1, 1]) {
    addEgg(
      sculpture,
      0.065,
      { ...cream, segments: 9 },
      { at: [side * 0.045, 0.535, 0.35], size: [1, 0.8, 0.8] },
    )
  }
  addSmile(sculpture, [0, 0.515, 0.405], 0.065, 0.011)
  sculpture.joint('ears', [0, 0.78, 0.08], () => {
    for (const side of [-1, 1]) {
      const lean = { turn: [-0.12, 0, -side * 0.17] } as const
      addGem(
        sculpture,
        0.105,
        { ...fur, detail: 1 },
        { at: [side * 0.13, 1, 0.04], size: [0.85, 2.4, 0.6], ...lean },
      )
      addEgg(
        sculpture,
        0.065,
        { color: palette.coral, segments: 8 },
        { at: [side * 0.13, 0.99, 0.085], size: [0.8, 2.5, 0.5], ...lean },
      )
    }
  })
}
