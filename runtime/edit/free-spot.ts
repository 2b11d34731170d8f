import type { Bounds } from '../view/framing.ts'
import type { Vec3 } from '../view/pose.ts'

/** Metres round a new thing in which nothing else should stand. */
const room = 0.6
/** Metres between the spots that are tried. */
const apart = 1.5
const tries = 24
/** What is lower than this can be stood on, what is higher can be stood under (metres). */
const low = 0.2
const high = 2

/**
 * The spot itself, or the nearest to its right or left, as the picture shows it, where nothing stands; the spot when all are taken.
 * `right` is a direction of the ground (x, z).
 */
export function freeSpot(
  spot: Vec3,
  boxes: readonly Bounds[],
  right: readonly [number, number],
  onGrid: (metres: number) => number,
): Vec3 {
  const standing = boxes.filter(({ min, max }) => max[1] > low && min[1] < high)
  for (let index = 0; index < tries; index++) {
    const aside = apart * Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1)
    const [x, z] = [onGrid(spot[0] + right[0] * aside), onGrid(spot[2] + right[1] * aside)]
    const isTaken = standing.some(
      ({ min, max }) => x > min[0] - room && x < max[0] + room && z > min[2] - room && z < max[2] + room,
    )
    if (!isTaken) return [x, spot[1], z]
  }
  return spot
}
