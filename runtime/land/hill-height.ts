import { cosDegrees, sinDegrees } from '../../model/space/exact-trig.ts'

/** Level ground up to here (m): the land that worlds are built on. */
export const levelRadius = 16

const sine = (radians: number): number => sinDegrees((radians * 180) / Math.PI)
const cosine = (radians: number): number => cosDegrees((radians * 180) / Math.PI)

/** Height (m) of the hills at a place, the same in every engine; 0 on level ground. `steepness` from 0 to 1, or below 0 for hollows. */
export function hillHeight(x: number, z: number, steepness: number): number {
  const beyond = Math.max(0, Math.sqrt(x * x + z * z) - levelRadius)
  if (beyond === 0) return 0
  const rise = Math.min(1, beyond / 26)
  const wave = 0.6 + 0.4 * sine(x * 0.11 + 1) * cosine(z * 0.09)
  return steepness * rise * rise * (5 * wave + sine(x * 0.35) * cosine(z * 0.31) * 0.4)
}
