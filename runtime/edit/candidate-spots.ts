import type { Vec3 } from '../view/pose.ts'

/** Metres to each side, behind and before a spot in which another is looked for. */
const reach = { aside: 12, behind: 12, before: 3 }
/** How much worse a metre behind or before the spot is than one beside it. */
const depthCost = { behind: 1.25, before: 2 }

/**
 * The spot and places round it, so many metres `apart`, the best first: beside it before behind and before it, as the picture shows the ground.
 * `right` is a direction of the ground (x, z).
 */
export function candidateSpots(
  [x, y, z]: Vec3,
  right: readonly [number, number],
  apart: number,
  onGrid: (metres: number) => number,
): Vec3[] {
  const spots: { readonly at: Vec3; readonly cost: number }[] = []
  for (const depth of steps(-reach.before, reach.behind, apart))
    for (const aside of steps(-reach.aside, reach.aside, apart)) {
      const cost = Math.abs(aside) + Math.abs(depth) * (depth > 0 ? depthCost.behind : depthCost.before)
      // To the right before to the left.
      spots.push({
        at: [
          onGrid(x + right[0] * aside + right[1] * depth),
          y,
          onGrid(z + right[1] * aside - right[0] * depth),
        ],
        cost: cost + (aside < 0 ? 1e-3 : 0),
      })
    }
  return spots.sort((one, other) => one.cost - other.cost).map(({ at }) => at)
}

/** The multiples of `apart` from one number to another. */
function steps(from: number, to: number, apart: number): number[] {
  const first = Math.ceil(from / apart)
  return Array.from({ length: Math.floor(to / apart) - first + 1 }, (_, index) => (first + index) * apart + 0)
}
