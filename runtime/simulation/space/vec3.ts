/** x, y, z. Metres for places, degrees for turns, factors for scales. */
export type Vec3 = readonly [x: number, y: number, z: number]

/** `a + b` */
export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** `a - b` */
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** Every part times `factor`. */
export const scaleBy = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]

/** Length in the unit of the vector. `Math.sqrt` is exact by IEEE 754, unlike `Math.hypot`. */
export const lengthOf = (a: Vec3): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])

/** Whether all three parts are equal. */
export const isSame = (a: Vec3, b: Vec3): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]
