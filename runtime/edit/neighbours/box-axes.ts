import type { Bounds } from '../../view/framing.ts'
import type { Vec3 } from '../../view/pose.ts'

/** 0 = x, 1 = y, 2 = z. */
export type AxisIndex = 0 | 1 | 2

const axes = [0, 1, 2] as const

/** The axes that a part of the gizmo moves along, by its name: `X`, `XZ`, `XYZ` … */
export const heldAxes = (part: string): AxisIndex[] =>
  axes.filter((axis) => part.includes(['X', 'Y', 'Z'][axis] ?? ''))

/** The two other axes. */
export const across = (axis: AxisIndex): AxisIndex[] => axes.filter((other) => other !== axis)

/** Metres between two boxes along an axis; 0 when they touch, less when they overlap there. */
export const gapAlong = (axis: AxisIndex, a: Bounds, b: Bounds): number =>
  Math.max(b.min[axis] - a.max[axis], a.min[axis] - b.max[axis])

export const middleAlong = (axis: AxisIndex, { min, max }: Bounds): number => (min[axis] + max[axis]) / 2

/** A point of which one coordinate is another one. */
export const withAlong = ([x, y, z]: Vec3, axis: AxisIndex, value: number): Vec3 => [
  axis === 0 ? value : x,
  axis === 1 ? value : y,
  axis === 2 ? value : z,
]

export const movedBox = ({ min, max }: Bounds, [x, y, z]: Vec3): Bounds => ({
  min: [min[0] + x, min[1] + y, min[2] + z],
  max: [max[0] + x, max[1] + y, max[2] + z],
})
