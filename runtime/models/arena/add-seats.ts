import { addBox } from '../kit/add-box.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { archMiddles } from './add-arcade.ts'
import { alongRing, ringWidth } from './along-ring.ts'
import { arenaPlan } from './arena-plan.ts'

const colors = ['#e9cb9b', '#ddb886', '#d2a874'] as const

/** The rows of seats of a piece of the ring. */
export function addSeats(sculpture: Sculpture): void {
  const arch = 360 / arenaPlan.pieces / arenaPlan.arches
  for (const [row, { from, to, height }] of arenaPlan.seats.entries())
    for (const middle of archMiddles)
      addBox(
        sculpture,
        [ringWidth(arch, to) + 0.02, height, to - from],
        { color: colors[row] ?? colors[0], bevel: 0.07 },
        alongRing(middle, (from + to) / 2, height / 2),
      )
}
