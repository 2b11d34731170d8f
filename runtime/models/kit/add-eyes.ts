import { addEgg } from './add-egg.ts'
import { palette } from './palette.ts'
import type { Sculpture, Triple } from './sculpture.ts'
import type { Cover } from './seen-corners.ts'

/** Two upright ovals of ink, `x` metres left and right of the middle, each with one small light up left. */
export function addEyes(
  sculpture: Sculpture,
  [x, y, z]: Triple,
  radius: number,
  covers: readonly Cover[] = [],
): void {
  for (const side of [-1, 1]) {
    addEgg(
      sculpture,
      radius,
      { color: palette.ink, segments: 12, covers },
      { at: [side * x, y, z], size: [0.8, 1.15, 0.6] },
    )
    addEgg(
      sculpture,
      radius * 0.33,
      { color: palette.white, glow: 1.4, segments: 6, covers },
      { at: [side * x - radius * 0.24, y + radius * 0.46, z + radius * 0.5] },
    )
  }
}
