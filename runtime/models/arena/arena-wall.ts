import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addArcade, archMiddles } from './add-arcade.ts'
import { alongRing } from './along-ring.ts'
import { arenaPlan } from './arena-plan.ts'

/** A low piece of the arena, a twelfth of its ring, over which one sees in; the tint colours the shields that hang from it. */
export function sculptArenaWall(sculpture: Sculpture): void {
  addArcade(sculpture, 1)
  const { radius, wall } = arenaPlan
  for (const middle of archMiddles)
    for (const reach of [radius - wall / 2 - 0.12, radius + wall / 2 + 0.12])
      addBox(
        sculpture,
        [0.9, 0.9, 0.12],
        { color: palette.berry, main: true, bevel: 0.05 },
        alongRing(middle, reach, 2.66),
      )
}
