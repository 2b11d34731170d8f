import { type Affine, place } from './affine.ts'
import type { Vec3 } from './vec3.ts'

/** A box along the axes of the world, metres. */
export interface Box {
  readonly min: Vec3
  readonly max: Vec3
}

/** The smallest upright box around a box that was turned, scaled and moved. */
export function boxAround(frame: Affine, box: Box): Box {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
    place(frame, [
      corner & 1 ? box.max[0] : box.min[0],
      corner & 2 ? box.max[1] : box.min[1],
      corner & 4 ? box.max[2] : box.min[2],
    ]),
  )
  const along = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis])
  return {
    min: [Math.min(...along(0)), Math.min(...along(1)), Math.min(...along(2))],
    max: [Math.max(...along(0)), Math.max(...along(1)), Math.max(...along(2))],
  }
}

/** Whether two boxes overlap or are at most `margin` metres apart along every axis. */
export const isTouching = (a: Box, b: Box, margin: number): boolean =>
  a.min[0] <= b.max[0] + margin &&
  b.min[0] <= a.max[0] + margin &&
  a.min[1] <= b.max[1] + margin &&
  b.min[1] <= a.max[1] + margin &&
  a.min[2] <= b.max[2] + margin &&
  b.min[2] <= a.max[2] + margin
