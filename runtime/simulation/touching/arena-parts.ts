import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import type { Box } from '../space/box.ts'

/** Metres from the middle of an arena to the middle of its wall, where its pieces have their origin. */
export const arenaRadius = 13.7

/** A box at so many degrees along one piece of an arena's ring; its middle is `arenaRadius` metres in front of the origin. */
const inArena = (degrees: number, radius: number, half: number, from: number, to: number): Box => {
  const [x, z] = [sinDegrees(degrees) * radius, arenaRadius - cosDegrees(degrees) * radius]
  return { min: [x - half, from, z - half], max: [x + half, to, z + half] }
}

/** Boxes along one piece of an arena's ring, which is a twelfth. */
export const alongArena = (radius: number, half: number, height: number): readonly Box[] =>
  [-12.5, -7.5, -2.5, 2.5, 7.5, 12.5].map((degrees) => inArena(degrees, radius, half, 0, height))

/** The middles of the rows of seats, and how high they are. */
const rows = [
  [10.9, 1.05],
  [11.9, 1.95],
  [12.75, 2.85],
] as const

/** Three rows of seats, which one can climb. */
const seats: readonly Box[] = [
  ...alongArena(10.95, 0.5, 1.05),
  ...alongArena(11.95, 0.52, 1.95),
  ...alongArena(12.8, 0.5, 2.85),
]

/** So many people on the seats, as `runtime/models/arena/add-crowd.ts` places them: one goes between them, and nobody looks out of their heads. */
const crowd = (count: number): readonly Box[] =>
  Array.from({ length: count }, (_, person) => {
    const degrees = (((person + 0.5) / count) * 2 - 1) * 13
    const [radius, height] = rows[person % rows.length] ?? rows[0]
    return inArena(degrees, radius + 0.1, 0.32, height, height + 1.4)
  })

/** Seats with people and a wall behind them. */
export const arenaSeats = (people: number, wallHeight: number): readonly Box[] => [
  ...seats,
  ...crowd(people),
  ...alongArena(arenaRadius, 0.65, wallHeight),
]
