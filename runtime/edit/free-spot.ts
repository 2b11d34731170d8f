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

/** Metres beside the line of sight to a figure in which a new thing would hide it. */
const sight = 2

/** A place on the ground: x and z. */
type OnGround = readonly [number, number]

/** What a new thing should not hide: the eye and the figures that it looks at. */
export interface Sight {
  readonly eye: OnGround
  readonly figures: readonly OnGround[]
}

/**
 * The spot itself, or the nearest to its right or left, as the picture shows it, where nothing stands and no figure is hidden; the spot when all are
 * taken. `right` is a direction of the ground (x, z).
 */
export function freeSpot(
  spot: Vec3,
  boxes: readonly Bounds[],
  right: OnGround,
  onGrid: (metres: number) => number,
  { eye, figures }: Sight = { eye: [0, 0], figures: [] },
): Vec3 {
  const standing = boxes.filter(({ min, max }) => max[1] > low && min[1] < high)
  for (let index = 0; index < tries; index++) {
    const aside = apart * Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1)
    const [x, z] = [onGrid(spot[0] + right[0] * aside), onGrid(spot[2] + right[1] * aside)]
    const isTaken =
      standing.some(
        ({ min, max }) => x > min[0] - room && x < max[0] + room && z > min[2] - room && z < max[2] + room,
      ) || figures.some((figure) => distanceToLine([x, z], eye, figure) < sight)
    if (!isTaken) return [x, spot[1], z]
  }
  return spot
}

/** Metres from a place to the line between two others. */
function distanceToLine([x, z]: OnGround, [fromX, fromZ]: OnGround, [toX, toZ]: OnGround): number {
  const [dx, dz] = [toX - fromX, toZ - fromZ]
  const length = dx * dx + dz * dz
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (z - fromZ) * dz) / length))
  return Math.hypot(x - fromX - along * dx, z - fromZ - along * dz)
}
