import { addBough } from '../kit/add-bough.ts'
import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const length = 4
const planks = 10

/** A lowered drawbridge of 4 m along z, 2.3 m wide; its chains go up at its −z end. The tint colours its planks. */
export function sculptDrawbridge(sculpture: Sculpture): void {
  for (let plank = 0; plank < planks; plank++) {
    const z = ((plank + 0.5) / planks - 0.5) * length
    addBox(
      sculpture,
      [2.3 + sculpture.between(-0.06, 0.06), 0.12, length / planks - 0.03],
      { color: plank % 2 ? palette.plank : palette.plankLight, bevel: 0.03, vary: 0.025, main: true },
      { at: [0, 0.1, z] },
    )
  }
  for (const side of [-1, 1]) {
    addBox(
      sculpture,
      [0.16, 0.14, length],
      { color: palette.bark, bevel: 0.03 },
      { at: [side * 1.05, 0.09, 0] },
    )
    addBough(
      sculpture,
      [
        [side * 1.08, 0.18, length / 2 - 0.3],
        [side * 1.08, 1.2, 0.2],
        [side * 1.08, 2.7, -length / 2],
      ],
      0.05,
      { color: palette.stoneDark, sides: 5, steps: 8 },
    )
    addBox(
      sculpture,
      [0.2, 0.16, 0.2],
      { color: palette.stoneDark, bevel: 0.04 },
      { at: [side * 1.08, 0.2, length / 2 - 0.3] },
    )
  }
}
