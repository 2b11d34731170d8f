import { cosDegrees } from '../../../model/space/exact-trig.ts'
import type { Part } from '../space/part.ts'

/** Metres: as its planks lie (`runtime/models/buildings/bridge.ts`). */
const [halfWidth, halfLength, lowest, rise, thickness] = [0.75, 2.2, 0.14, 0.62, 0.24]
const pieces = 10

/** How high one walks at a place along it, from −1 to 1. */
const way = (part: number): number => lowest + rise * cosDegrees(part * 90)

/**
 * What one walks on of the bridge, without its railings: they would hold up whoever is a little wider than the player is usually. It is
 * open below, so that what is made large can be gone through under it.
 */
export const bridgeWay: readonly Part[] = Array.from({ length: pieces }, (_, piece): Part => {
  const [begin, end] = [(piece / pieces) * 2 - 1, ((piece + 1) / pieces) * 2 - 1]
  const [from, to] = [way(begin), way(end)]
  const bottom = Math.max(0, Math.min(from, to) - thickness)
  return {
    min: [-halfWidth, bottom, begin * halfLength],
    max: [halfWidth, Math.max(from, to), end * halfLength],
    top: { along: 'z', from, to },
  }
})
