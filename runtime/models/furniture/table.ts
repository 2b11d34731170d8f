import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addFlower } from '../parts/add-flower.ts'

/** A round table of 0.8 m with a jug of flowers; the tint colours the cloth. */
export function sculptTable(sculpture: Sculpture): void {
  addPole(sculpture, [0.11, 0.14, 0.7], { color: palette.plank, sides: 8 }, { at: [0, 0.37, 0] })
  for (const turn of [0, Math.PI / 2]) {
    addBox(
      sculpture,
      [0.9, 0.1, 0.14],
      { color: palette.plank, bevel: 0.04 },
      { at: [0, 0.05, 0], turn: [0, turn, 0] },
    )
  }
  addPole(sculpture, [0.78, 0.76, 0.1], { color: palette.plankLight, sides: 16 }, { at: [0, 0.75, 0] })
  addPole(
    sculpture,
    [0.56, 0.58, 0.04],
    { color: palette.coral, sides: 16, main: true },
    { at: [0, 0.81, 0] },
  )
  addPole(sculpture, [0.34, 0.34, 0.02], { color: palette.cream, sides: 14 }, { at: [0, 0.835, 0] })
  addPole(sculpture, [0.08, 0.11, 0.2], { color: palette.water, sides: 9 }, { at: [0.04, 0.94, -0.04] })
  addFlower(sculpture, { color: palette.sun }, { at: [0.06, 0.92, -0.02], size: 0.75, turn: [0, 0.5, -0.2] })
  addFlower(sculpture, { color: palette.berry }, { at: [0.01, 0.92, -0.05], size: 0.8, turn: [0, 2, 0.22] })
  addPole(sculpture, [0.07, 0.055, 0.11], { color: palette.cream, sides: 9 }, { at: [-0.34, 0.88, 0.2] })
  addPole(sculpture, [0.14, 0.1, 0.03], { color: palette.cream, sides: 10 }, { at: [-0.34, 0.83, 0.2] })
  addEgg(sculpture, 0.08, { color: palette.berry, segments: 10 }, { at: [0.34, 0.89, 0.26] })
}
