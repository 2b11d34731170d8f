import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const stripes = 7
const width = 2.4

/** A market stall of 2.3 m with fruit under a striped awning; the tint colours every second stripe. */
export function sculptStall(sculpture: Sculpture): void {
  for (const x of [-1.08, 1.08]) {
    addBox(sculpture, [0.12, 2.1, 0.12], { color: palette.plank, bevel: 0.03 }, { at: [x, 1.05, -0.5] })
    addBox(sculpture, [0.12, 1.85, 0.12], { color: palette.plank, bevel: 0.03 }, { at: [x, 0.92, 0.52] })
  }
  addBox(sculpture, [2.2, 0.1, 0.95], { color: palette.plankLight, bevel: 0.03 }, { at: [0, 0.92, 0.12] })
  for (let board = 0; board < 5; board++) {
    addBox(
      sculpture,
      [0.42, 0.84, 0.08],
      { color: board % 2 ? palette.plank : palette.honey, bevel: 0.02 },
      { at: [-0.88 + board * 0.44, 0.45, 0.54] },
    )
  }
  for (let stripe = 0; stripe < stripes; stripe++) {
    const x = ((stripe + 0.5) / stripes - 0.5) * width
    const cloth = stripe % 2 ? { color: palette.cream } : { color: palette.berry, main: true }
    const strip = width / stripes
    addBox(
      sculpture,
      [strip, 0.08, 1.5],
      { ...cloth, bevel: 0.02 },
      { at: [x, 2.1, 0.06], turn: [0.22, 0, 0] },
    )
    addPrism(
      sculpture,
      [
        [-strip / 2, 0],
        [strip / 2, 0],
        [strip / 2, -0.12],
        [0, -0.24],
        [-strip / 2, -0.12],
      ],
      0.06,
      cloth,
      { at: [x, 1.95, 0.79] },
    )
  }
  for (const [x, color] of [
    [-0.7, palette.coral],
    [0, palette.leafLight],
    [0.7, palette.sunDark],
  ] as const) {
    addBox(
      sculpture,
      [0.56, 0.18, 0.5],
      { color: palette.plank, bevel: 0.03 },
      { at: [x, 1.05, 0.2], turn: [0.2, 0, 0] },
    )
    for (const [dx, dz] of [
      [-0.15, 0.1],
      [0.02, 0.12],
      [0.17, 0.09],
      [-0.1, -0.06],
      [0.09, -0.07],
    ] as const) {
      addGem(sculpture, 0.1, { color, detail: 1 }, { at: [x + dx, 1.15 - dz * 0.2, 0.2 + dz] })
    }
  }
  addPole(
    sculpture,
    [0.05, 0.05, 2.3],
    { color: palette.plankLight, sides: 6 },
    { at: [0, 1.98, -0.5], turn: [0, 0, Math.PI / 2] },
  )
}
