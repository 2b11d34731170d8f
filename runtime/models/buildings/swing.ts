import { addBox } from '../kit/add-box.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A board on two ropes of 3.6 m under a round beam, to be hung from a bough. */
export function sculptSwing(sculpture: Sculpture): void {
  for (const side of [-1, 1]) {
    addPole(sculpture, [0.028, 0.028, 3.6], { color: palette.birch, sides: 5 }, { at: [side * 0.4, 1.85, 0] })
    addPole(
      sculpture,
      [0.06, 0.06, 0.09],
      { color: palette.birchEdge, sides: 6 },
      { at: [side * 0.4, 0.16, 0] },
    )
  }
  addBox(sculpture, [1.04, 0.11, 0.42], { color: palette.plankLight, main: true }, { at: [0, 0.07, 0] })
  addPole(
    sculpture,
    [0.08, 0.09, 1.3],
    { color: palette.bark, sides: 7 },
    { at: [0, 3.65, 0], turn: [0, 0, Math.PI / 2] },
  )
}
