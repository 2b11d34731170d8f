import { cosDegrees, sinDegrees } from '../../model/space/exact-trig.ts'

/** Level ground up to here (m): the land that worlds are built on. */
export const levelRadius = 16

/** Height (m) of the hills at a place, the same in every engine; 0 on level ground. `steepness` from 0 to 1, or below 0 for hollows. */
export function hillHeight(x: number, z: number, steepness: number): number {
  const beyond = Math.max(0, Math.sqrt(x * x + z * z) - levelRadius)
  if (beyond === 0) return 0
  const rise = Math.min(1, beyond / 26)
  const wave = 0.6 + 0.4 * sinDegrees(x * 6.3 + 57) * cosDegrees(z * 5)
  return steepness * rise * rise * (5 * wave + sinDegrees(x * 20) * cosDegrees(z * 18) * 0.4)
}
