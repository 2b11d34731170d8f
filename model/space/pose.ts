import type { Vec3 } from '../project/project.ts'
import type { Affine } from './affine.ts'
import { atan2Degrees } from './exact-trig.ts'

/** Metres, degrees (order YXZ as A-Frame has it), factors. */
export interface Pose {
  readonly position: Vec3
  readonly rotation: Vec3
  readonly scale: Vec3
}

/**
 * The pose whose frame is `frame`, to a millionth, so that noise of the last bits does not show in a number field. The place is
 * always kept. Turn and scale are kept too unless the frame is sheared (uneven scales above a turned thing), which no pose
 * can say: then its z axis keeps its direction and all axes keep their lengths. A mirrored frame is mirrored along x.
 */
export function poseOf({ x, y, z, origin }: Affine): Pose {
  const isMirrored = dot(x, cross(y, z)) < 0
  const forward = unit(z) ?? unit(cross(x, y)) ?? [0, 0, 1]
  const up = unit(without(y, forward)) ?? unit(cross(forward, x)) ?? aside(forward)
  const right = cross(up, forward)
  return {
    position: round(origin),
    rotation: round(anglesOf(right, up, forward)),
    scale: round([isMirrored ? -length(x) : length(x), length(y), length(z)]),
  }
}

/** Below this cosine of the pitch, turning about y and about z is the same and counts as turning about y. */
const straightUp = 1e-7

function anglesOf(right: Vec3, up: Vec3, forward: Vec3): Vec3 {
  const flat = Math.sqrt(forward[0] * forward[0] + forward[2] * forward[2])
  const pitch = atan2Degrees(-forward[1], flat)
  if (flat < straightUp) return [pitch, atan2Degrees(-right[2], right[0]), 0]
  return [pitch, atan2Degrees(forward[0], forward[2]), atan2Degrees(right[1], up[1])]
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const length = (a: Vec3): number => Math.sqrt(dot(a, a))

/** `undefined` for an axis that is scaled to nothing. */
function unit(a: Vec3): Vec3 | undefined {
  const size = length(a)
  return size < 1e-9 ? undefined : [a[0] / size, a[1] / size, a[2] / size]
}

/** What of `a` is at right angles to the unit vector `axis`. */
function without(a: Vec3, axis: Vec3): Vec3 {
  const along = dot(a, axis)
  return [a[0] - along * axis[0], a[1] - along * axis[1], a[2] - along * axis[2]]
}

/** Some unit vector at right angles to the unit vector `axis`. */
const aside = (axis: Vec3): Vec3 => unit(without([0, 1, 0], axis)) ?? [0, 0, 1]

const round = ([x, y, z]: Vec3): Vec3 => [roundOne(x), roundOne(y), roundOne(z)]

/** `+ 0` makes a positive zero of a negative one. */
const roundOne = (value: number): number => Math.round(value * 1e6) / 1e6 + 0
