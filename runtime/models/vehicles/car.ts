import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addWheel } from '../parts/add-wheel.ts'

const paint = { color: palette.coral, main: true }
const glass = { color: palette.waterLight, vary: 0.02 }
const facing = [Math.PI / 2, 0, 0] as const
/** The cabin from the side: z, y. */
const cabin = [
  [-0.78, 0],
  [0.5, 0],
  [0.22, 0.5],
  [-0.6, 0.5],
] as const

/** A small round car, 2.4 m long and 1.4 m high; the tint colours its body. */
export function sculptCar(sculpture: Sculpture): void {
  for (const [x, side] of [
    [0.56, 'left'],
    [-0.56, 'right'],
  ] as const) {
    addWheel(sculpture, `front-${side}`, [x, 0.29, 0.72], 0.29, 0.22)
    addWheel(sculpture, `back-${side}`, [x, 0.29, -0.72], 0.29, 0.22)
  }
  sculpture.joint('body', [0, 0.3, 0], () => {
    addBox(sculpture, [1.24, 0.46, 2.36], { ...paint, bevel: 0.13 }, { at: [0, 0.56, 0] })
    addBox(sculpture, [1.3, 0.12, 2.44], { color: palette.cream, bevel: 0.05 }, { at: [0, 0.42, 0] })
    const across = { at: [0, 0.74, -0.08], turn: [0, -Math.PI / 2, 0] } as const
    addPrism(sculpture, cabin, 1.02, glass, across)
    for (const side of [-1, 1]) {
      addPrism(
        sculpture,
        cabin,
        0.06,
        { ...paint, vary: 0.01 },
        { at: [side * 0.5, 0.74, -0.08], turn: across.turn, size: [1.02, 1.02, 1] },
      )
      for (const [z, width] of [
        [0.09, 0.42],
        [-0.42, 0.4],
      ] as const) {
        addBox(
          sculpture,
          [0.06, 0.3, width],
          { ...glass, bevel: 0.02 },
          { at: [side * 0.525, 0.97, z - 0.07] },
        )
      }
      addPole(
        sculpture,
        [0.13, 0.13, 0.08],
        { color: palette.cream, sides: 10 },
        { at: [side * 0.4, 0.62, 1.17], turn: facing },
      )
      addPole(
        sculpture,
        [0.095, 0.095, 0.1],
        { color: palette.glow, glow: 1.1, sides: 10, vary: 0 },
        { at: [side * 0.4, 0.62, 1.18], turn: facing },
      )
      addBox(
        sculpture,
        [0.2, 0.1, 0.05],
        { color: palette.berry, bevel: 0.02 },
        { at: [side * 0.42, 0.64, -1.18] },
      )
      addEgg(
        sculpture,
        0.07,
        { ...paint, segments: 8 },
        { at: [side * 0.62, 0.86, 0.36], size: [1.1, 0.9, 0.7] },
      )
    }
    addBox(sculpture, [1.04, 0.1, 0.86], { ...paint, bevel: 0.05 }, { at: [0, 1.27, -0.26] })
    addBox(sculpture, [0.42, 0.12, 0.05], { color: palette.ink, bevel: 0.02 }, { at: [0, 0.54, 1.185] })
  })
}
