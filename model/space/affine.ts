import type { Vec3 } from '../project/project.ts'
import { cosDegrees, sinDegrees } from './exact-trig.ts'

/** A linear map (three columns) and a shift: where a thing's own axes and origin lie in another frame. */
export interface Affine {
  readonly x: Vec3
  readonly y: Vec3
  readonly z: Vec3
  readonly origin: Vec3
}

/** The frame of what lies in the scene itself. */
export const identity: Affine = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] }

/** A frame from place, turn (degrees, order YXZ as A-Frame has it) and scale. */
export function affineOf(position: Vec3, rotation: Vec3, scale: Vec3): Affine {
  const [cx, cy, cz] = [cosDegrees(rotation[0]), cosDegrees(rotation[1]), cosDegrees(rotation[2])]
  const [sx, sy, sz] = [sinDegrees(rotation[0]), sinDegrees(rotation[1]), sinDegrees(rotation[2])]
  const times = (v: Vec3, k: number): Vec3 => [v[0] * k, v[1] * k, v[2] * k]
  return {
    x: times([cy * cz + sy * sx * sz, cx * sz, cy * sx * sz - sy * cz], scale[0]),
    y: times([sy * sx * cz - cy * sz, cx * cz, sy * sz + cy * sx * cz], scale[1]),
    z: times([sy * cx, -sx, cy * cx], scale[2]),
    origin: position,
  }
}

/** A direction or distance through the linear part only. */
export const turnBy = (m: Affine, v: Vec3): Vec3 => [
  m.x[0] * v[0] + m.y[0] * v[1] + m.z[0] * v[2],
  m.x[1] * v[0] + m.y[1] * v[1] + m.z[1] * v[2],
  m.x[2] * v[0] + m.y[2] * v[1] + m.z[2] * v[2],
]

/** A point through the whole map. */
export function place(m: Affine, v: Vec3): Vec3 {
  const [x, y, z] = turnBy(m, v)
  return [x + m.origin[0], y + m.origin[1], z + m.origin[2]]
}

/** First `inner`, then `outer`. */
export const compose = (outer: Affine, inner: Affine): Affine => ({
  x: turnBy(outer, inner.x),
  y: turnBy(outer, inner.y),
  z: turnBy(outer, inner.z),
  origin: place(outer, inner.origin),
})

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The direction that `turnBy` would map to `v`; unchanged where a frame is flat (scale 0) and has no inverse. */
export function turnBack(m: Affine, v: Vec3): Vec3 {
  const determinant = dot(m.x, cross(m.y, m.z))
  if (determinant === 0) return v
  return [
    dot(v, cross(m.y, m.z)) / determinant,
    dot(v, cross(m.z, m.x)) / determinant,
    dot(v, cross(m.x, m.y)) / determinant,
  ]
}

/** The point that `place` would map to `v`. */
export const placeBack = (m: Affine, v: Vec3): Vec3 =>
  turnBack(m, [v[0] - m.origin[0], v[1] - m.origin[1], v[2] - m.origin[2]])
