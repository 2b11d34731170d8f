import type { Box } from './box.ts'
import type { Vec3 } from './vec3.ts'

const axes = [0, 1, 2] as const

/**
 * Which share of the straight way between two places is free before it comes within `margin` metres of something solid, from 0 to 1. What the
 * way begins in or touches there does not count.
 */
export function freeShare(from: Vec3, to: Vec3, solids: readonly Box[], margin: number): number {
  let free = 1
  for (const { min, max } of solids) {
    let [enters, leaves] = [Number.NEGATIVE_INFINITY, free]
    for (const axis of axes) {
      const way = to[axis] - from[axis]
      const near = min[axis] - margin - from[axis]
      const far = max[axis] + margin - from[axis]
      if (way === 0) {
        if (near > 0 || far < 0) leaves = Number.NEGATIVE_INFINITY
        continue
      }
      enters = Math.max(enters, Math.min(near / way, far / way))
      leaves = Math.min(leaves, Math.max(near / way, far / way))
    }
    if (enters > 0 && enters < leaves) free = enters
  }
  return free
}
