import { addEgg } from '../kit/add-egg.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'

/** Two rosy cheeks, `x` metres left and right of the middle. */
export function addBlush(
  sculpture: Sculpture,
  [x, y, z]: Triple,
  radius: number,
  color: string = palette.coral,
): void {
  for (const side of [-1, 1]) {
    addEgg(
      sculpture,
      radius,
      { color, segments: 9 },
      { at: [side * x, y, z], size: [1, 0.78, 0.5], turn: [0, side * 0.65, 0] },
    )
  }
}
