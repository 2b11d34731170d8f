import type { Bounds } from '../../view/framing.ts'
import type { Vec3 } from '../../view/pose.ts'
import { alignmentsAlong } from './alignments.ts'
import { type AxisIndex, movedBox, withAlong } from './box-axes.ts'
import { equalGapsAlong } from './equal-gaps.ts'

interface Pull {
  /** The box that is moved, where it was at first. */
  readonly box: Bounds
  readonly neighbours: readonly Bounds[]
  /** How far the hand has pulled it, in metres. */
  readonly pulled: Vec3
  /** How far it would go by the grid. */
  readonly onGrid: Vec3
  /** Along which axes it moves. */
  readonly axes: readonly AxisIndex[]
  /** Metres from which a neighbour draws it. */
  readonly tolerance: number
}

/**
 * How far a thing goes that is pulled so far: onto the nearest edge, middle or equal spacing of its neighbours. A neighbour wins over the grid
 * because it is only felt so near (less than half a step); along every axis where none is, the grid holds as it does without neighbours.
 */
export function settle({ box, neighbours, pulled, onGrid, axes, tolerance }: Pull): Vec3 {
  const here = movedBox(box, pulled)
  return axes.reduce<Vec3>((offset, axis) => {
    const shifts = [
      ...alignmentsAlong(axis, here, neighbours, tolerance),
      ...equalGapsAlong(axis, here, neighbours, tolerance),
    ].map(({ shift }) => shift)
    if (shifts.length === 0) return offset
    const least = shifts.reduce((best, shift) => (Math.abs(shift) < Math.abs(best) ? shift : best))
    return withAlong(offset, axis, pulled[axis] + least)
  }, onGrid)
}
