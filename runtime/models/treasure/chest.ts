import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const wood = { color: palette.bark, top: palette.plank, main: true }
const gold = { color: palette.sun, bevel: 0.03 }
const depth = 0.68

/** The lid from the side: z, y. */
const lid = Array.from({ length: 7 }, (_, index) => {
  const angle = (index / 6) * Math.PI
  return [(Math.cos(angle) * depth) / 2, Math.sin(angle) * 0.3] as const
})

/** A chest of 1.1 m, a hand's breadth open over its gold; the tint colours its wood. */
export function sculptChest(sculpture: Sculpture): void {
  addBox(sculpture, [1.06, 0.46, depth], { ...wood, bevel: 0.03 }, { at: [0, 0.25, 0] })
  for (const x of [-0.46, 0.46]) {
    addBox(sculpture, [0.14, 0.5, depth + 0.06], gold, { at: [x, 0.25, 0] })
  }
  addBox(sculpture, [1.1, 0.07, depth + 0.05], gold, { at: [0, 0.035, 0] })
  for (const [x, z, radius, color] of [
    [-0.28, 0.05, 0.15, palette.sun],
    [0.02, 0.1, 0.17, palette.sun],
    [0.3, 0.06, 0.15, palette.sunDark],
    [-0.12, 0.2, 0.11, palette.sunDark],
    [0.2, 0.21, 0.1, palette.berry],
    [-0.33, 0.22, 0.085, palette.water],
  ] as const) {
    addGem(
      sculpture,
      radius,
      { color, glow: 1.04, detail: 1, vary: 0.05 },
      { at: [x, 0.47, z], size: [1, 0.62, 0.8] },
    )
  }
  for (const [x, lean] of [
    [0.1, 0.3],
    [-0.18, -0.2],
  ] as const) {
    addPole(
      sculpture,
      [0.09, 0.09, 0.035],
      { color: palette.sun, glow: 1.06, sides: 10 },
      { at: [x, 0.6, 0.22], turn: [1.2, 0, lean] },
    )
  }
  sculpture.joint('lid', [0, 0.48, -depth / 2], () =>
    sculpture.within({ at: [0, 0.48, -depth / 2], turn: [-0.62, 0, 0] }, () => {
      const side = { turn: [0, -Math.PI / 2, 0] } as const
      addPrism(sculpture, lid, 1.06, { ...wood, color: palette.bark }, { at: [0, 0.02, depth / 2], ...side })
      for (const x of [-0.46, 0.46]) {
        addPrism(sculpture, lid, 0.14, gold, { at: [x, 0.01, depth / 2], size: [1.08, 1.08, 1], ...side })
      }
      addBox(sculpture, [1.1, 0.07, depth + 0.04], gold, { at: [0, 0.03, depth / 2] })
      addBox(sculpture, [0.24, 0.26, 0.08], gold, { at: [0, 0, depth + 0.02] })
      addPole(
        sculpture,
        [0.05, 0.05, 0.04],
        { color: palette.ink, sides: 8 },
        { at: [0, 0, depth + 0.06], turn: [Math.PI / 2, 0, 0] },
      )
    }),
  )
  for (const side of [-1, 1]) {
    addHoop(
      sculpture,
      0.1,
      0.03,
      { color: palette.sunDark, steps: 10 },
      { at: [side * 0.56, 0.26, 0], turn: [0, Math.PI / 2, 0] },
    )
  }
}
