import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const wood = { color: palette.plank, bevel: 0.03 }

/** A chair of 1.05 m whose seat is at 0.5 m; the tint colours its cushion. */
export function sculptChair(sculpture: Sculpture): void {
  for (const x of [-0.24, 0.24]) {
    addBox(sculpture, [0.09, 0.46, 0.09], wood, { at: [x, 0.23, 0.22] })
    addBox(sculpture, [0.09, 1.02, 0.09], wood, { at: [x, 0.51, -0.24], turn: [-0.06, 0, 0] })
  }
  addBox(sculpture, [0.62, 0.09, 0.6], { ...wood, color: palette.plankLight }, { at: [0, 0.46, 0] })
  addBox(
    sculpture,
    [0.54, 0.1, 0.5],
    { color: palette.berry, bevel: 0.05, main: true },
    { at: [0, 0.54, 0.02] },
  )
  addBox(
    sculpture,
    [0.5, 0.2, 0.07],
    { ...wood, color: palette.plankLight },
    { at: [0, 0.92, -0.265], turn: [-0.06, 0, 0] },
  )
  addBox(sculpture, [0.5, 0.1, 0.06], wood, { at: [0, 0.7, -0.255], turn: [-0.06, 0, 0] })
}
