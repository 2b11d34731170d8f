import type { ViewSide } from '../../protocol/frame/to-frame.ts'
import { lookAtFrom, type Pose, type Vec3 } from './pose.ts'

export interface Bounds {
  readonly min: Vec3
  readonly max: Vec3
}

export interface Lens {
  /** Degrees, from the lower to the upper edge of the picture. */
  readonly fov: number
  /** Width by height. */
  readonly aspect: number
}

const degree = Math.PI / 180
/** The angle of the pictures that show whole worlds: a little from the right, a little from above. */
const worldYaw = 24 * degree
const worldPitch = -11.5 * degree
/** Share of the enclosing sphere that a whole world must show: trees at the edge may be cut. */
const worldCrop = 0.56
const emptyWorld: Bounds = { min: [-6, 0, -6], max: [6, 4, 6] }

/** The box round all of some boxes; `null` round none. */
export const boundsAround = (boxes: readonly Bounds[]): Bounds | null =>
  boxes.length === 0 ? null : boxes.reduce(union)

function union(a: Bounds, b: Bounds): Bounds {
  return {
    min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
    max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
  }
}

/** The point in the middle of a box. */
export const middleOf = ({ min, max }: Bounds): Vec3 => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
]
const radius = ({ min, max }: Bounds) => Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2

function distanceFor(reach: number, { fov, aspect }: Lens): number {
  const half = (fov * degree) / 2
  return reach / Math.sin(Math.min(half, Math.atan(Math.tan(half) * aspect)))
}

/** The first view of a world; of an empty one, what a small world would fill. */
export function viewOfWorld(bounds: Bounds | null, lens: Lens): Pose {
  const shown = bounds ?? emptyWorld
  return lookAtFrom(
    middleOf(shown),
    worldYaw,
    worldPitch,
    distanceFor(Math.max(3, radius(shown)) * worldCrop, lens),
  )
}

/** Looks at these bounds from the direction that the camera looks now, with air around them. */
export function viewOf(bounds: Bounds, now: Pose, lens: Lens): Pose {
  return lookAtFrom(
    middleOf(bounds),
    now.yaw,
    Math.min(-0.15, now.pitch),
    distanceFor(Math.max(0.8, radius(bounds)) * 1.3, lens),
  )
}

/** Almost straight down: from right above nobody could say which way the picture points. */
const fromAbove = -1.5
const level = -0.08

/** How the camera is turned that looks from each side: radians. */
const sideTurn: Readonly<Record<ViewSide, { readonly yaw: number; readonly pitch: number }>> = {
  front: { yaw: 0, pitch: level },
  right: { yaw: Math.PI / 2, pitch: level },
  back: { yaw: Math.PI, pitch: level },
  left: { yaw: -Math.PI / 2, pitch: level },
  top: { yaw: 0, pitch: fromAbove },
  corner: { yaw: worldYaw, pitch: worldPitch },
}

/** Looks at these bounds, or at what a small world would fill, straight from a side, with air around them. */
export function viewFromSide(bounds: Bounds | null, side: ViewSide, lens: Lens): Pose {
  const shown = bounds ?? emptyWorld
  const { yaw, pitch } = sideTurn[side]
  return lookAtFrom(middleOf(shown), yaw, pitch, distanceFor(Math.max(0.8, radius(shown)) * 1.3, lens))
}
