import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addArcade, archMiddles } from './add-arcade.ts'
import { addCrowd } from './add-crowd.ts'
import { addSeats } from './add-seats.ts'
import { alongRing } from './along-ring.ts'
import { arenaPlan } from './arena-plan.ts'

const storeys = 2
const spectators = 5

/** A middling piece of the arena, a twelfth of its ring, with some people; the tint colours the cloths that hang from it. */
export function sculptArenaTerrace(sculpture: Sculpture): void {
  addArcade(sculpture, storeys)
  addSeats(sculpture)
  const { radius, wall, storey } = arenaPlan
  for (const middle of archMiddles)
    addBox(
      sculpture,
      [0.8, 1.5, 0.08],
      { color: palette.berry, main: true, bevel: 0.02 },
      alongRing(middle, radius - wall / 2 - 0.12, storeys * storey - 0.9),
    )
  addCrowd(sculpture, spectators)
}
