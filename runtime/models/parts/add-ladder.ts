import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Placement, Sculpture } from '../kit/sculpture.ts'

const rungs = 9

/** A ladder of 4.2 m that stands upright unless turned. */
export function addLadder(sculpture: Sculpture, placement: Placement): void {
  sculpture.within(placement, () => {
    for (const side of [-1, 1]) {
      addPole(
        sculpture,
        [0.06, 0.07, 4.3],
        { color: palette.plankLight, sides: 6, open: true },
        { at: [side * 0.33, 2.05, 0] },
      )
    }
    for (let rung = 0; rung < rungs; rung++) {
      addPole(
        sculpture,
        [0.045, 0.045, 0.7],
        { color: palette.plank, sides: 6, open: true },
        { at: [0, 0.25 + rung * 0.45, 0], turn: [0, 0, Math.PI / 2] },
      )
    }
  })
}
