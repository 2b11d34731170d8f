import type { Simulation } from '../../../runtime/simulation/simulation.ts'
import { placeIn } from '../courses/players.ts'

interface Search {
  /** Id of the thing that is looked for. */
  readonly find: string
  /** How the names of things begin that are in the way. */
  readonly between: string
  /** Those stand in squares as wide as this, metres, of which one has its middle at the origin. */
  readonly square: number
}

type Square = readonly [column: number, row: number]

/** Squares from the middle in which a way is looked for. */
const widest = 9
const beside = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The shortest way from the player to a thing as the world stands now: middles of squares, metres along x and z. Empty when there is none. */
export function wayTo(
  simulation: Simulation,
  { find, between, square }: Search,
): (readonly [number, number])[] {
  const hedges = [...simulation.entities.values()].filter(({ design }) => design.name.startsWith(between))
  const isTaken = ([column, row]: Square) =>
    hedges.some(
      ({ position: [x, , z], scale: [width, , depth] }) =>
        Math.abs(column * square - x) < (width + square) / 2 - 0.01 &&
        Math.abs(row * square - z) < (depth + square) / 2 - 0.01,
    )
  const squareOf = ([x, , z]: readonly [number, number, number]): Square => [
    Math.round(x / square),
    Math.round(z / square),
  ]
  const goal = squareOf(placeIn(simulation, find)).join()
  const start = squareOf(placeIn(simulation, 'player'))
  const ways = new Map<string, readonly Square[]>([[start.join(), [start]]])
  for (const way of ways.values()) {
    const [column, row] = way.at(-1) ?? start
    if ([column, row].join() === goal) return way.map(([x, z]) => [x * square, z * square])
    for (const [right, near] of beside) {
      const next: Square = [column + right, row + near]
      if (ways.has(next.join()) || isTaken(next) || Math.max(...next.map(Math.abs)) > widest) continue
      ways.set(next.join(), [...way, next])
    }
  }
  return []
}
