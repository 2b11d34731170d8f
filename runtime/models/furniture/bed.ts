import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const wood = { color: palette.plank, bevel: 0.05 }

/** A bed of 2.1 m along z, its head at the back; the tint colours the blanket. */
export function sculptBed(sculpture: Sculpture): void {
  const blanket = { color: palette.blue, main: true }
  for (const x of [-0.62, 0.62]) {
    addBox(sculpture, [0.14, 1, 0.14], wood, { at: [x, 0.5, -0.98] })
    addEgg(sculpture, 0.1, { color: palette.sun, segments: 9 }, { at: [x, 1.04, -0.98] })
    addBox(sculpture, [0.14, 0.62, 0.14], wood, { at: [x, 0.31, 0.98] })
    addEgg(sculpture, 0.09, { color: palette.sun, segments: 9 }, { at: [x, 0.65, 0.98] })
    addBox(sculpture, [0.1, 0.22, 1.9], wood, { at: [x, 0.3, 0] })
  }
  addBox(sculpture, [1.2, 0.56, 0.1], { ...wood, color: palette.plankLight }, { at: [0, 0.62, -0.98] })
  addBox(sculpture, [1.2, 0.3, 0.1], { ...wood, color: palette.plankLight }, { at: [0, 0.38, 0.98] })
  addBox(sculpture, [1.18, 0.22, 1.9], { color: palette.cream, bevel: 0.07 }, { at: [0, 0.42, 0] })
  addBox(sculpture, [1.32, 0.16, 1.2], { ...blanket, bevel: 0.07 }, { at: [0, 0.52, 0.34] })
  addBox(sculpture, [1.34, 0.18, 0.24], { color: palette.cream, bevel: 0.07 }, { at: [0, 0.525, -0.3] })
  for (const [x, z, color] of [
    [-0.34, 0.1, palette.sun],
    [0.34, 0.1, palette.coral],
    [0, 0.42, palette.cream],
    [-0.34, 0.74, palette.coral],
    [0.34, 0.74, palette.sun],
  ] as const) {
    addBox(sculpture, [0.3, 0.04, 0.26], { color, bevel: 0.015 }, { at: [x, 0.605, z] })
  }
  addEgg(
    sculpture,
    0.27,
    { color: palette.white, segments: 14 },
    { at: [0, 0.6, -0.68], size: [1.55, 0.5, 0.82] },
  )
}
