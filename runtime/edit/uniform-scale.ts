import { smallestScale } from '../../model/components/vec3.ts'
import { snapTo } from './snapping.ts'

/** CSS pixels of pulling that double a size. */
const doubling = 100
/** Times as large as before, which one pull can reach at most; far more than fits a screen. */
const most = 64

/** How many times as large something gets whose middle is pulled so many CSS pixels to the right and down: to the right and up it grows. */
export const pulledFactor = (right: number, down: number): number =>
  Math.min(most, Math.max(1 / most, 2 ** ((right - down) / doubling)))

/** The factor that brings a size of `from` to a multiple of `step`, never below the smallest size. */
export function snappedFactor(factor: number, from: number, step: number): number {
  const size = Math.abs(from)
  if (size < smallestScale) return factor
  return Math.max(step, snapTo(size * factor, step)) / size
}
