import { addBough } from '../kit/add-bough.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addSheet } from '../kit/add-sheet.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'

const crown: Triple = [0.72, 3.5, 0]
const fronds = 8
/** Distance from the trunk, height over the crown, and half the width of a frond, root to tip. */
const frond = [
  [0, 0.02, 0.09],
  [0.5, 0.26, 0.25],
  [1.05, 0.12, 0.22],
  [1.5, -0.34, 0.02],
] as const

/** A palm of 3.8 m with three coconuts; the tint colours its fronds. */
export function sculptPalm(sculpture: Sculpture): void {
  addBough(sculpture, [[0, -0.05, 0], [0.1, 1.1, 0], [0.36, 2.4, 0], crown], 0.17, {
    color: palette.bark,
    top: palette.plank,
    sides: 7,
    steps: 9,
    vary: 0.03,
  })
  for (const [x, y, lean] of [
    [0.02, 0.45, 0.06],
    [0.11, 1.1, 0.13],
    [0.21, 1.75, 0.2],
    [0.37, 2.4, 0.26],
    [0.55, 2.95, 0.32],
  ] as const) {
    addHoop(
      sculpture,
      0.16,
      0.035,
      { color: palette.barkDark, sides: 4, steps: 8 },
      { at: [x, y, 0], turn: [Math.PI / 2, lean, 0] },
    )
  }
  for (let index = 0; index < fronds; index++) {
    const turn = (index / fronds) * Math.PI * 2 + sculpture.between(-0.12, 0.12)
    const droop = sculpture.between(-0.14, 0.12) - (index % 2) * 0.24
    sculpture.within({ at: crown, turn: [0, turn, droop] }, () => addFrond(sculpture, index % 2 === 0))
  }
  for (const angle of [0.4, 2.4, 4.6]) {
    addEgg(
      sculpture,
      0.15,
      { color: palette.barkDark, segments: 9 },
      { at: [crown[0] + Math.cos(angle) * 0.19, crown[1] - 0.14, Math.sin(angle) * 0.19] },
    )
  }
}

/** One leaf along +x, folded at its rib. */
function addFrond(sculpture: Sculpture, isLight: boolean): void {
  const triangles = frond.slice(1).flatMap((to, index) => {
    const [x0, y0, w0] = frond[index] ?? to
    const [x1, y1, w1] = to
    return [-1, 1].flatMap((side) => {
      const a: Triple = [x0, y0 + 0.05, 0]
      const b: Triple = [x1, y1 + 0.05, 0]
      const c: Triple = [x1 - 0.05, y1 - w1 * 0.5, side * w1]
      const d: Triple = [x0 - 0.05, y0 - w0 * 0.5, side * w0]
      return [
        [a, b, c],
        [a, c, d],
      ] as const
    })
  })
  addSheet(sculpture, triangles, {
    color: isLight ? palette.leafLight : palette.leaf,
    top: isLight ? palette.leafPale : palette.leafLight,
    main: true,
    vary: 0.035,
  })
}
