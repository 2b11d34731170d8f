import { addPole } from '../kit/add-pole.ts'
import { addSheet } from '../kit/add-sheet.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addArcade } from './add-arcade.ts'
import { addCrowd } from './add-crowd.ts'
import { addSeats } from './add-seats.ts'
import { arenaPlan } from './arena-plan.ts'

const storeys = 3
const spectators = 7

/** A high piece of the arena, a twelfth of its ring, full of people, with a flag; the tint colours the flag. */
export function sculptArenaStand(sculpture: Sculpture): void {
  addArcade(sculpture, storeys)
  addSeats(sculpture)
  const top = storeys * arenaPlan.storey + 0.2
  addPole(sculpture, [0.06, 0.08, 2], { color: palette.plank, sides: 6 }, { at: [0, top + 1, 0] })
  addSheet(
    sculpture,
    [
      [
        [0, top + 2, 0],
        [0, top + 1, 0],
        [1.4, top + 1.45, 0.2],
      ],
    ],
    { color: palette.berry, main: true },
  )
  addCrowd(sculpture, spectators)
}
