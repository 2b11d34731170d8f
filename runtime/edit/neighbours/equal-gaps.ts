import type { Bounds } from '../../view/framing.ts'
import { type AxisIndex, across, gapAlong, middleAlong } from './box-axes.ts'

/** A place where the box and two neighbours in a row have the same distance from each other. */
export interface EqualGap {
  /** Metres along the axis from where the box is. */
  readonly shift: number
  /** Metres between each two of the three. */
  readonly gap: number
  /** From where to where along the axis the two gaps lie then. */
  readonly spans: readonly (readonly [from: number, to: number])[]
}

/** Metres; what is closer than that touches. */
const smallest = 0.01

/** Every equal spacing along an axis at most so many metres from where the box is: between two, or after them in a row. */
export function equalGapsAlong(
  axis: AxisIndex,
  box: Bounds,
  neighbours: readonly Bounds[],
  tolerance: number,
): EqualGap[] {
  const row = neighbours.filter((other) => across(axis).every((side) => gapAlong(side, box, other) < 0))
  const middle = middleAlong(axis, box)
  const before = nearest(row, (other) => middle - other.max[axis])
  const after = nearest(row, (other) => other.min[axis] - middle)
  const found: EqualGap[] = []
  const tell = (shift: number, gap: number, starts: readonly number[]) => {
    if (Math.abs(shift) <= tolerance && gap > smallest)
      found.push({ shift, gap, spans: starts.map((start) => [start, start + gap]) })
  }
  const [start, end] = [box.min[axis], box.max[axis]]
  if (before && after) {
    const [from, to] = [before.max[axis], after.min[axis]]
    const gap = (to - from - (end - start)) / 2
    tell(from + gap - start, gap, [from, to - gap])
  }
  if (before) {
    const first = nearest(row, (other) => before.min[axis] - other.max[axis])
    const gap = first ? before.min[axis] - first.max[axis] : 0
    tell(before.max[axis] + gap - start, gap, [before.min[axis] - gap, before.max[axis]])
  }
  if (after) {
    const last = nearest(row, (other) => other.min[axis] - after.max[axis])
    const gap = last ? last.min[axis] - after.max[axis] : 0
    tell(after.min[axis] - gap - end, gap, [after.min[axis] - gap, after.max[axis]])
  }
  return found
}

/** The one with the smallest distance that is not below 0. */
function nearest(row: readonly Bounds[], distanceTo: (box: Bounds) => number): Bounds | undefined {
  let best: Bounds | undefined
  let least = Number.POSITIVE_INFINITY
  for (const box of row) {
    const distance = distanceTo(box)
    if (distance < 0 || distance >= least) continue
    best = box
    least = distance
  }
  return best
}
