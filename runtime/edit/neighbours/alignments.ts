import type { Bounds } from '../../view/framing.ts'
import { type AxisIndex, middleAlong } from './box-axes.ts'

/** A place where an edge or the middle of a box would lie on one of a neighbour. */
export interface Alignment {
  /** Metres along the axis from where the box is. */
  readonly shift: number
  /** The coordinate on which both lie then. */
  readonly at: number
  readonly neighbour: Bounds
}

/** Every alignment along an axis at most so many metres from where the box is. */
export function alignmentsAlong(
  axis: AxisIndex,
  box: Bounds,
  neighbours: readonly Bounds[],
  tolerance: number,
): Alignment[] {
  const [from, to, middle] = [box.min[axis], box.max[axis], middleAlong(axis, box)]
  const found: Alignment[] = []
  for (const neighbour of neighbours) {
    const [start, end, centre] = [neighbour.min[axis], neighbour.max[axis], middleAlong(axis, neighbour)]
    const tell = (own: number, at: number) => {
      if (Math.abs(at - own) <= tolerance) found.push({ shift: at - own, at, neighbour })
    }
    tell(middle, centre)
    tell(from, start)
    tell(to, end)
    tell(from, end)
    tell(to, start)
  }
  return found
}
