import { addCobble } from '../kit/add-cobble.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addTuft } from '../parts/add-tuft.ts'

const board = [
  [-0.5, -0.15],
  [0.36, -0.15],
  [0.58, 0],
  [0.36, 0.15],
  [-0.5, 0.15],
] as const

/** A signpost of 1.9 m with three boards; the tint colours the uppermost. */
export function sculptSignpost(sculpture: Sculpture): void {
  addPole(
    sculpture,
    [0.08, 0.1, 1.85],
    { color: palette.bark, top: palette.plank, sides: 7 },
    { at: [0, 0.92, 0] },
  )
  addPole(sculpture, [0.02, 0.12, 0.1], { color: palette.plankLight, sides: 7 }, { at: [0, 1.88, 0] })
  addPrism(
    sculpture,
    board,
    0.09,
    { color: palette.sun, main: true },
    { at: [0.16, 1.62, 0.1], turn: [0, 0.12, 0.05] },
  )
  addPrism(
    sculpture,
    board,
    0.09,
    { color: palette.plankLight },
    { at: [-0.16, 1.22, 0.1], turn: [0, Math.PI + 0.2, -0.04] },
  )
  addPrism(
    sculpture,
    board,
    0.09,
    { color: palette.coral },
    { at: [0.12, 0.84, 0.1], turn: [0, -0.25, -0.05], size: 0.88 },
  )
  for (const [x, z, radius] of [
    [0.16, 0.12, 0.15],
    [-0.18, 0.08, 0.12],
    [0.02, -0.17, 0.13],
  ] as const) {
    addCobble(
      sculpture,
      radius,
      { color: palette.stone, top: palette.stoneLight },
      { at: [x, radius * 0.5, z] },
    )
  }
  addTuft(sculpture, { at: [-0.28, 0, -0.1], size: 0.8 })
}
