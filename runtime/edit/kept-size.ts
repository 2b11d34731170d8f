import { smallestScale } from '../../model/components/vec3.ts'

/** A factor of a scale that was pulled to `size`: on the side of nothing on which it began, and never smaller than 0.01. */
export function keptSize(size: number, before: number): number {
  const side = before < 0 ? -1 : 1
  return side * Math.max(smallestScale, side * size)
}
