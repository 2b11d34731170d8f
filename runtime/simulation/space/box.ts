import { type Affine, place } from '../../../model/space/affine.ts'
import { add, scaleBy, subtract, type Vec3 } from './vec3.ts'

/** A box along the axes of the world, metres. */
export interface Box {
  readonly min: Vec3
  readonly max: Vec3
}

/** The smallest upright box around a box that was turned, scaled and moved. */
export function boxAround(frame: Affine, { min, max }: Box): Box {
  const middle = place(frame, scaleBy(add(min, max), 0.5))
  const [halfX, halfY, halfZ] = scaleBy(subtract(max, min), 0.5)
  const reach = (axis: 0 | 1 | 2) =>
    Math.abs(frame.x[axis]) * halfX + Math.abs(frame.y[axis]) * halfY + Math.abs(frame.z[axis]) * halfZ
  const half: Vec3 = [reach(0), reach(1), reach(2)]
  return { min: subtract(middle, half), max: add(middle, half) }
}

/** The smallest box around boxes; of none it is around nothing, and no box touches it. */
export function boxAroundAll(boxes: readonly Box[]): Box {
  const edge = (pick: (...parts: number[]) => number, side: 'min' | 'max'): Vec3 => [
    pick(...boxes.map((box) => box[side][0])),
    pick(...boxes.map((box) => box[side][1])),
    pick(...boxes.map((box) => box[side][2])),
  ]
  return { min: edge(Math.min, 'min'), max: edge(Math.max, 'max') }
}

/** Whether two boxes overlap or are at most `margin` metres apart along every axis. */
export const isTouching = (a: Box, b: Box, margin: number): boolean =>
  a.min[0] <= b.max[0] + margin &&
  b.min[0] <= a.max[0] + margin &&
  a.min[1] <= b.max[1] + margin &&
  b.min[1] <= a.max[1] + margin &&
  a.min[2] <= b.max[2] + margin &&
  b.min[2] <= a.max[2] + margin

/** Whether two boxes share room; touching is not sharing. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.min[0] < b.max[0] &&
  b.min[0] < a.max[0] &&
  a.min[1] < b.max[1] &&
  b.min[1] < a.max[1] &&
  a.min[2] < b.max[2] &&
  b.min[2] < a.max[2]
