import { type Bounds, middleOf } from '../../view/framing.ts'
import type { Vec3 } from '../../view/pose.ts'
import { alignmentsAlong } from './alignments.ts'
import { type AxisIndex, across, gapAlong, withAlong } from './box-axes.ts'
import { equalGapsAlong } from './equal-gaps.ts'

/** A line that shows why a thing holds where it is, in the world. */
export interface Guide {
  readonly from: Vec3
  readonly to: Vec3
  /** Metres between the two things; `null` where they touch or overlap. */
  readonly distance: number | null
}

/** Metres; what holds is off by rounding at most. */
const exact = 1e-4

/** The lines of everything that holds along these axes: one for the nearest alignment of each axis, two for each equal spacing. */
export function guidesAt(box: Bounds, neighbours: readonly Bounds[], axes: readonly AxisIndex[]): Guide[] {
  return axes.flatMap((axis) => [
    ...alignmentGuide(axis, box, neighbours),
    ...equalGapsAlong(axis, box, neighbours, exact)
      .slice(0, 1)
      .flatMap(({ spans, gap }) => spans.map((span) => gapGuide(axis, box, span, gap))),
  ])
}

function alignmentGuide(axis: AxisIndex, box: Bounds, neighbours: readonly Bounds[]): Guide[] {
  const distanceTo = (other: Bounds) => Math.max(...across(axis).map((side) => gapAlong(side, box, other)))
  const [first] = alignmentsAlong(axis, box, neighbours, exact).toSorted(
    (a, b) => distanceTo(a.neighbour) - distanceTo(b.neighbour),
  )
  if (!first) return []
  const { at, neighbour } = first
  const [one = axis, other = axis] = across(axis)
  const along = gapAlong(one, box, neighbour) >= gapAlong(other, box, neighbour) ? one : other
  const start = withAlong(feet(box), axis, at)
  const gap = gapAlong(along, box, neighbour)
  return [
    {
      from: withAlong(start, along, Math.min(box.min[along], neighbour.min[along])),
      to: withAlong(start, along, Math.max(box.max[along], neighbour.max[along])),
      distance: gap > exact ? gap : null,
    },
  ]
}

function gapGuide(axis: AxisIndex, box: Bounds, [from, to]: readonly [number, number], gap: number): Guide {
  const middle = middleOf(box)
  return { from: withAlong(middle, axis, from), to: withAlong(middle, axis, to), distance: gap }
}

/** The middle of the box's floor, where lines are seen on the ground. */
const feet = (box: Bounds): Vec3 => withAlong(middleOf(box), 1, box.min[1])
