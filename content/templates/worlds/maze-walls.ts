import { placed } from '../placed.ts'
import type { EntityBlueprint } from '../scene-blueprint.ts'

/**
 * `#` is a hedge, anything else a way; rows run from the far end (−z) to the near one. Rooms lie where column and row are odd; of the gaps between
 * them 24 are open, so that one way leads from each room to each other one.
 */
const plan = [
  '#####.#####',
  '#...#.....#',
  '#.#.#.###.#',
  '#.#...#...#',
  '#.#####.#.#',
  '#.#...#.#.#',
  '###.#.#.#.#',
  '#...#...#.#',
  '#.#####.#.#',
  '#.....#.#.#',
  '#####.#####',
] as const

/** Metres from the middle of one way to the next hedge: wide enough for a player of 1 m. */
const mazeCell = 2.4
/** A hedge of the workshop is half as wide and 1 m high. */
const hedgeSize = 2
const color = '#6aa53c'

const last = plan.length - 1
const isHedge = (column: number, row: number) => plan[row]?.[column] === '#'

/** Place of a cell's middle: metres along x and z. */
export const mazePlace = (column: number, row: number) =>
  [(column - last / 2) * mazeCell, (row - last / 2) * mazeCell] as const

/** One hedge fills one cell. Each is turned otherwise than the one beside it, or it would be seen that they are all the same. */
function hedge(name: string, column: number, row: number): EntityBlueprint {
  const [x, z] = mazePlace(column, row)
  const turn = ((column * 3 + row * 5) % 4) * 90
  return placed('hedge', name, [x, 0, z], { size: hedgeSize, turn, color, body: 'solid' })
}

/** The hedges of the maze: those round it, the posts between four rooms each, and 16 that a program may put into other gaps. */
export function mazeWalls(): readonly EntityBlueprint[] {
  const outer: EntityBlueprint[] = []
  const posts: EntityBlueprint[] = []
  const movable: EntityBlueprint[] = []
  const isEdge = (place: number) => place === 0 || place === last
  for (let row = 0; row <= last; row += 1) {
    for (let column = 0; column <= last; column += 1) {
      if (!isHedge(column, row)) continue
      const isPost = column % 2 === 0 && row % 2 === 0
      const [list, name] =
        isEdge(column) || isEdge(row)
          ? [outer, 'Hedge Wall']
          : isPost
            ? [posts, 'Hedge Post']
            : [movable, 'Hedge']
      list.push(hedge(`${name} ${list.length + 1}`, column, row))
    }
  }
  return [...outer, ...posts, ...movable]
}
