import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import type { Box } from '../space/box.ts'

interface Ring {
  /** From the axis to the middle of each box, and half the width of a box. Metres. */
  readonly radius: number
  readonly half: number
  readonly from: number
  readonly to: number
  readonly count: number
  /** Degrees to each side of +z in which there are none: a way in. */
  readonly gap?: number
}

/** Upright boxes along a circle: a round wall, as far as boxes can be one. */
export const ringOfBoxes = ({ radius, half, from, to, count, gap = 0 }: Ring): readonly Box[] =>
  Array.from({ length: count }, (_, index): Box[] => {
    const degrees = ((index + 0.5) * 360) / count
    if (Math.min(degrees, 360 - degrees) < gap) return []
    const [x, z] = [sinDegrees(degrees) * radius, cosDegrees(degrees) * radius]
    return [{ min: [x - half, from, z - half], max: [x + half, to, z + half] }]
  }).flat()
