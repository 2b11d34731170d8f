import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import type { Vec3 } from '../space/vec3.ts'

/** A turn as the physics has it: a unit quaternion. */
export interface Turn {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly w: number
}

/** Of degrees in the order YXZ, as things have them. */
export function turnOf([pitch, yaw, roll]: Vec3): Turn {
  const [sx, sy, sz] = [sinDegrees(pitch / 2), sinDegrees(yaw / 2), sinDegrees(roll / 2)]
  const [cx, cy, cz] = [cosDegrees(pitch / 2), cosDegrees(yaw / 2), cosDegrees(roll / 2)]
  return {
    x: sx * cy * cz + cx * sy * sz,
    y: cx * sy * cz - sx * cy * sz,
    z: cx * cy * sz - sx * sy * cz,
    w: cx * cy * cz + sx * sy * sz,
  }
}

/** The three axes of something turned so, one metre long. */
export function axesOf({ x, y, z, w }: Turn): { readonly x: Vec3; readonly y: Vec3; readonly z: Vec3 } {
  return {
    x: [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    y: [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    z: [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  }
}
