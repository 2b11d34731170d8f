import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addFlower } from '../parts/add-flower.ts'
import { addTuft } from '../parts/add-tuft.ts'

/** Three flowers and a tuft of grass; the tint colours the tallest. */
export function sculptFlowers(sculpture: Sculpture): void {
  addFlower(sculpture, { color: palette.berry, main: true }, { at: [0.02, 0, 0.05], size: 1.15 })
  addFlower(sculpture, { color: palette.sun }, { at: [0.3, 0, 0.12], turn: [0, 1, -0.1] })
  addFlower(sculpture, { color: palette.cream }, { at: [-0.3, 0, 0.02], turn: [0, 2, 0.1], size: 0.92 })
  addTuft(sculpture, { at: [0.08, 0, -0.16], size: 1.1 })
}
