import { forward, type Pose, type Vec3 } from '../view/pose.ts'
import { snapTo } from './snapping.ts'

/** Metres ahead beyond which a new thing would be too small to be found. */
const farthest = 22
const fallback = 8
/** Degrees below the middle of the picture: nearer than most of what is looked at, and never hidden behind it. */
const below = 12

/** A spot on the ground in front of the camera, on a grid of so many metres: where a new thing is put. */
export function groundSpot(pose: Pose, grid: number): Vec3 {
  const [x, y, z] = pose.position
  const [dx, dy, dz] = forward({
    ...pose,
    pitch: Math.max(-Math.PI / 2, pose.pitch - (below * Math.PI) / 180),
  })
  const flat = Math.hypot(dx, dz)
  const slope = flat < 1e-6 ? 0 : -dy / flat
  const ahead = flat < 1e-6 ? 0 : Math.min(farthest, slope > 0.02 ? y / slope : fallback)
  const along = (start: number, direction: number) =>
    snapTo(start + (flat < 1e-6 ? 0 : (direction / flat) * ahead), grid) + 0
  return [along(x, dx), 0, along(z, dz)]
}
