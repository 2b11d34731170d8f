import { type Bounds, boundsAround, middleOf } from './framing.ts'

/** Metres that every thing may lie from the middle of a world without counting as a stray. */
const tolerance = 8
const stray = 2.2

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The box round the main part of a world: clouds and things that somebody lost far away do not make everything else small. */
export function mainBounds(boxes: readonly Bounds[]): Bounds | null {
  const middles = boxes.map(middleOf)
  const [x, y, z] = [
    median(middles.map((at) => at[0])),
    median(middles.map((at) => at[1])),
    median(middles.map((at) => at[2])),
  ]
  const distances = middles.map((at) => Math.hypot(at[0] - x, at[1] - y, at[2] - z))
  const reach = tolerance + median(distances) * stray
  return boundsAround(boxes.filter((_, index) => (distances[index] ?? 0) <= reach))
}
