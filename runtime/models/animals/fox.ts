import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addSmile } from '../kit/add-smile.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addFourLegs } from '../parts/add-four-legs.ts'

const fur = { color: palette.terracotta, main: true }
const cream = { color: palette.cream }
const sock = { color: palette.barkDark }

/** A fox of 0.95 m with white cheeks and a bushy tail; the tint colours its fur. */
export function sculptFox(sculpture: Sculpture): void {
  addFourLegs(sculpture, { x: 0.14, front: 0.18, back: -0.3, hip: 0.3, radius: 0.08, paint: sock, paw: sock })
  sculpture.joint('body', [0, 0.32, -0.06], () => {
    addGem(sculpture, 0.29, { ...fur, detail: 2 }, { at: [0, 0.44, -0.08], size: [0.84, 0.84, 1.25] })
    addEgg(sculpture, 0.19, { ...cream, segments: 12 }, { at: [0, 0.44, 0.18], size: [0.9, 1.05, 0.75] })
    sculpture.joint('tail', [0, 0.48, -0.4], () => {
      addGem(sculpture, 0.15, { ...fur, detail: 1 }, { at: [0, 0.54, -0.5] })
      addGem(
        sculpture,
        0.21,
        { ...fur, detail: 2 },
        { at: [0, 0.66, -0.7], size: [0.95, 1.15, 0.95], turn: [-0.5, 0, 0] },
      )
      addSpike(sculpture, 0.17, 0.32, { ...cream, sides: 8 }, { at: [0, 0.92, -0.8], turn: [-0.3, 0, 0] })
    })
    sculpture.joint('head', [0, 0.6, 0.18], () => addHead(sculpture))
  })
}

function addHead(sculpture: Sculpture): void {
  addGem(sculpture, 0.3, { ...fur, detail: 3 }, { at: [0, 0.74, 0.28], size: [1.12, 0.88, 0.92] })
  addSpike(
    sculpture,
    0.17,
    0.34,
    { color: palette.cream, top: palette.terracotta, sides: 8 },
    { at: [0, 0.68, 0.58], turn: [Math.PI / 2, 0, 0], size: [1, 1, 0.78] },
  )
  addEgg(sculpture, 0.05, { color: palette.ink, segments: 10 }, { at: [0, 0.685, 0.74] })
  addEyes(sculpture, [0.145, 0.79, 0.51], 0.052)
  addSmile(sculpture, [0, 0.635, 0.655], 0.07, 0.012)
  for (const side of [-1, 1]) {
    addGem(
      sculpture,
      0.15,
      { ...cream, detail: 1 },
      { at: [side * 0.2, 0.655, 0.4], size: [1.15, 0.62, 0.85], turn: [0, side * 0.5, side * 0.25] },
    )
    addSpike(
      sculpture,
      0.13,
      0.3,
      { ...fur, sides: 4 },
      { at: [side * 0.19, 1.05, 0.24], turn: [0, Math.PI / 4, -side * 0.16] },
    )
    addSpike(
      sculpture,
      0.075,
      0.19,
      { ...sock, sides: 4 },
      { at: [side * 0.19, 1.02, 0.295], turn: [0, Math.PI / 4, -side * 0.16] },
    )
  }
}
