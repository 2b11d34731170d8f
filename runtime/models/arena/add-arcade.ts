import { addBox } from '../kit/add-box.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { alongRing, ringWidth } from './along-ring.ts'
import { arenaPlan } from './arena-plan.ts'

const stone = { color: '#e6c795' }
const pale = { color: '#efd6a8' }
const cap = { color: '#fff0d2' }
const shadow = { color: '#a97b52', bevel: 0 }

/** The degrees of the middles of a piece's arches, and of one arch. */
const arch = 360 / arenaPlan.pieces / arenaPlan.arches
export const archMiddles: readonly number[] = Array.from(
  { length: arenaPlan.arches },
  (_, index) => (index - (arenaPlan.arches - 1) / 2) * arch,
)

/** Rows of arches above each other, of a piece of the ring. */
export function addArcade(sculpture: Sculpture, storeys: number): void {
  const { radius, storey, wall } = arenaPlan
  const width = ringWidth(arch, radius)
  for (let floor = 0; floor < storeys; floor++)
    for (const middle of archMiddles)
      sculpture.within(alongRing(middle, radius, floor * storey), () => {
        for (const side of [-1, 1])
          addBox(
            sculpture,
            [width * 0.27, storey, wall],
            { ...stone, bevel: 0.08 },
            {
              at: [side * width * 0.37, storey / 2, 0],
            },
          )
        addBox(
          sculpture,
          [width, storey * 0.26, wall + 0.12],
          { ...pale, bevel: 0.06 },
          {
            at: [0, storey * 0.87, 0],
          },
        )
        addBox(sculpture, [width * 0.5, storey * 0.8, 0.4], shadow, { at: [0, storey * 0.4, 0] })
      })
  for (const middle of archMiddles)
    addBox(
      sculpture,
      [width + 0.06, 0.3, wall + 0.4],
      { ...cap, bevel: 0.08 },
      alongRing(middle, radius, storeys * storey + 0.12),
    )
}
