import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { addTurned } from '../kit/add-turned.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addWheel } from '../parts/add-wheel.ts'

const boiler = { color: palette.leaf, main: true }
const gold = { color: palette.sun }
const red = { color: palette.berry }
const facing = [Math.PI / 2, 0, 0] as const

/** A steam engine of 3 m, 2 m high with its chimney; the tint colours boiler and cab. */
export function sculptTrain(sculpture: Sculpture): void {
  for (const [x, side] of [
    [0.5, 'left'],
    [-0.5, 'right'],
  ] as const) {
    addWheel(sculpture, `front-${side}`, [x, 0.26, 0.82], 0.26, 0.16)
    addWheel(sculpture, `middle-${side}`, [x, 0.26, 0.2], 0.26, 0.16)
    addWheel(sculpture, `back-${side}`, [x, 0.38, -0.72], 0.38, 0.16)
  }
  sculpture.joint('body', [0, 0.4, 0], () => {
    addBox(sculpture, [0.84, 0.2, 2.6], { color: palette.ink, bevel: 0.05 }, { at: [0, 0.46, -0.08] })
    addBox(sculpture, [1.04, 0.14, 0.14], red, { at: [0, 0.46, 1.22] })
    addPole(
      sculpture,
      [0.43, 0.43, 1.6],
      { ...boiler, sides: 14, vary: 0.015 },
      { at: [0, 0.95, 0.42], turn: facing },
    )
    for (const z of [0, 0.5, 0.98]) {
      addPole(sculpture, [0.45, 0.45, 0.07], { ...gold, sides: 14 }, { at: [0, 0.95, z], turn: facing })
    }
    addPole(
      sculpture,
      [0.34, 0.4, 0.12],
      { color: palette.ink, sides: 14 },
      { at: [0, 0.95, 1.26], turn: facing },
    )
    addPole(
      sculpture,
      [0.13, 0.13, 0.14],
      { color: palette.glow, glow: 1.1, sides: 10, vary: 0 },
      { at: [0, 1.02, 1.28], turn: facing },
    )
    addTurned(
      sculpture,
      [
        [0.12, 0],
        [0.13, 0.3],
        [0.23, 0.52],
        [0.23, 0.6],
        [0.15, 0.6],
      ],
      { color: palette.ink, sides: 10 },
      { at: [0, 1.34, 0.84] },
    )
    addTurned(
      sculpture,
      [
        [0.17, 0],
        [0.17, 0.13],
        [0.1, 0.24],
        [0, 0.26],
      ],
      { ...gold, sides: 10 },
      { at: [0, 1.35, 0.26] },
    )
    addCab(sculpture)
    addPrism(
      sculpture,
      [
        [0, 0],
        [0.34, 0],
        [0, 0.3],
      ],
      0.8,
      red,
      { at: [0, 0.1, 1.26], turn: [0, -Math.PI / 2, 0] },
    )
  })
}

function addCab(sculpture: Sculpture): void {
  addBox(sculpture, [1.06, 1, 0.86], { ...boiler, bevel: 0.06 }, { at: [0, 1.02, -0.8] })
  addBox(sculpture, [1.28, 0.14, 1.12], { ...red, bevel: 0.06 }, { at: [0, 1.58, -0.8] })
  for (const side of [-1, 1]) {
    addBox(
      sculpture,
      [0.06, 0.42, 0.5],
      { color: palette.glow, glow: 1.02, bevel: 0.02, vary: 0 },
      { at: [side * 0.52, 1.22, -0.8] },
    )
    addBox(
      sculpture,
      [0.3, 0.3, 0.05],
      { color: palette.glow, glow: 1.02, bevel: 0.02, vary: 0 },
      { at: [side * 0.33, 1.3, -0.37] },
    )
  }
}
