import { type Bounds, type Lens, middleOf, viewOf } from './framing.ts'
import { type Pose, seenFrom, shift, type Vec3 } from './pose.ts'

/** A rectangle of the picture: -1 is its left or lower edge, 1 its right or upper one. */
interface PicturePart {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** How a camera sees, and which part of its picture counts. */
export interface Sight {
  readonly lens: Lens
  readonly part: PicturePart
}

/** CSS pixels at the edges of the picture: what lies there is cut, or below the buttons that lie over it. */
const edge = { side: 20, end: 56 }
/** The largest share of a small picture that each edge may take. */
const mostEdge = 0.14
/** Metres before the eye from which something is seen. */
const near = 0.2
/** How much farther away each try is, and how many times as far away as at first the last one may be. */
const stepBack = 1.05
const farthest = 3

/** The part of a picture, so many CSS pixels wide and high, that nothing lies over. */
export function openPart(width: number, height: number): PicturePart {
  const share = (pixels: number, all: number) => 2 * Math.min(pixels / Math.max(1, all), mostEdge)
  const [side, end] = [share(edge.side, width), share(edge.end, height)]
  return { left: side - 1, right: 1 - side, bottom: end - 1, top: 1 - end }
}

/** Whether all of a box lies in that part of what a camera sees that stands there. */
export function isWhollySeen(bounds: Bounds, pose: Pose, { lens, part }: Sight): boolean {
  const up = Math.tan((lens.fov * Math.PI) / 360)
  return corners(bounds).every((corner) => {
    const [x, y, z] = seenFrom(pose, corner)
    if (-z < near) return false
    const [across, above] = [x / (-z * up * lens.aspect), y / (-z * up)]
    return across >= part.left && across <= part.right && above >= part.bottom && above <= part.top
  })
}

/** Where the camera sees all of a box: where it is, else as little farther back as that needs, else before the box. */
export function poseThatShows(bounds: Bounds, now: Pose, sight: Sight): Pose {
  const distance = Math.max(1, -seenFrom(now, middleOf(bounds))[2])
  for (let times = 1; times <= farthest; times *= stepBack) {
    const pose = shift(now, 0, 0, distance * (1 - times))
    if (isWhollySeen(bounds, pose, sight)) return times === 1 ? now : pose
  }
  return viewOf(bounds, now, sight.lens)
}

function corners({ min, max }: Bounds): Vec3[] {
  const sides = [min, max] as const
  return sides.flatMap(([x]) => sides.flatMap(([, y]) => sides.map(([, , z]): Vec3 => [x, y, z])))
}
