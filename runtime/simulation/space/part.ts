import type { Box } from './box.ts'
import type { Vec3 } from './vec3.ts'

/** A solid piece of a thing in the thing's own axes, metres: a box, or one whose upper side rises or falls along x or z. */
export interface Part extends Box {
  readonly top?: SlopingTop
}

/** How high the upper side is where the box begins along that axis, and where it ends. The higher of both is the box's own. */
export interface SlopingTop {
  readonly along: 'x' | 'z'
  readonly from: number
  readonly to: number
}

/** The eight corners of a piece. */
export function cornersOfPart({ min, max, top }: Part): readonly Vec3[] {
  const topAt = (atX: 0 | 1, atZ: 0 | 1): number => {
    if (!top) return max[1]
    return (top.along === 'x' ? atX : atZ) === 0 ? top.from : top.to
  }
  return ([0, 1] as const).flatMap((atX) =>
    ([0, 1] as const).flatMap((atZ): Vec3[] => {
      const [x, z] = [atX === 0 ? min[0] : max[0], atZ === 0 ? min[2] : max[2]]
      return [
        [x, min[1], z],
        [x, topAt(atX, atZ), z],
      ]
    }),
  )
}
