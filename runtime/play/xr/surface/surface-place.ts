import * as THREE from 'three'

/** Where a world stands in a room. */
export interface SurfacePlace {
  /** Of the room, metres: there stands the point of the world that it is put down by. */
  readonly at: THREE.Vector3
  /** How the world is turned, radians counter-clockwise seen from above. */
  readonly turn: number
  /** Metres of the room that a metre of the world takes. */
  readonly scale: number
}

/** From here on it is a table, metres above the floor; and how long the longest side of a world is at first on each. */
const tableHeight = 0.35
const longestOn = { table: 0.5, floor: 1.5 }
/** Metres: nobody would find what is smaller. */
const smallest = 0.05

/** How large a world of so many metres is at first on a surface that is so high above the floor; nothing is larger than it is. */
export function usualScale(longestSide: number, height: number): number {
  const wanted = height > tableHeight ? longestOn.table : longestOn.floor
  return longestSide > 0 ? Math.min(1, wanted / longestSide) : 1
}

/** The scale after one step, within what can be seen: as large as the world is, and not smaller than a thumb. */
export function scaledBy(scale: number, factor: number, longestSide: number): number {
  const least = longestSide > 0 ? Math.min(1, smallest / longestSide) : 1
  return Math.min(1, Math.max(least, scale * factor))
}

/**
 * What takes a point of the room to the point of the world that is seen there, when `stand` is the point of the world that it is put down by. As with the
 * picture, nothing of the world is moved: whoever looks is.
 */
export function roomInWorld(stand: THREE.Vector3, { at, turn, scale }: SurfacePlace): THREE.Matrix4 {
  const back = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 1, 0), -turn)
  const size = new THREE.Vector3().setScalar(1 / scale)
  return new THREE.Matrix4()
    .compose(stand, back, size)
    .multiply(new THREE.Matrix4().makeTranslation(-at.x, -at.y, -at.z))
}

/** How a world is turned that is seen from `eye` as its own camera sees it at first, which looks to `yaw` (radians from −z). */
export function turnTowards(at: THREE.Vector3, eye: THREE.Vector3, yaw: number): number {
  return Math.atan2(eye.x - at.x, eye.z - at.z) - yaw
}
