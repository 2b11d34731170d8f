import { type Affine, place, placeBack } from '../../../model/space/affine.ts'
import { add, isSame, subtract, type Vec3 } from './vec3.ts'

/** Where a place of the world comes to that goes along with something which stood in one way and stands in another now, metres. */
export function movedWith(before: Affine, now: Affine, at: Vec3): Vec3 {
  const isShifted = isSame(before.x, now.x) && isSame(before.y, now.y) && isSame(before.z, now.z)
  // Exact for what keeps its turn; and what was scaled flat has no inside to be at a place of.
  if (isShifted || isFlat(before)) return add(at, subtract(now.origin, before.origin))
  return place(now, placeBack(before, at))
}

const isFlat = ({ x, y, z }: Affine): boolean =>
  x[0] * (y[1] * z[2] - y[2] * z[1]) +
    x[1] * (y[2] * z[0] - y[0] * z[2]) +
    x[2] * (y[0] * z[1] - y[1] * z[0]) ===
  0
