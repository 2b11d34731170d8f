import type { Vec3 } from '../../../model/project/project.ts'
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
const hedgeHeight = 2
const [outerGreen, innerGreen] = ['#6aa845', '#7cb94e']

const last = plan.length - 1
const isHedge = (column: number, row: number) => plan[row]?.[column] === '#'

/** Place of a cell's middle: metres along x and z. */
export const mazePlace = (column: number, row: number) =>
  [(column - last / 2) * mazeCell, (row - last / 2) * mazeCell] as const

function hedge(name: string, color: string, [x, z]: readonly [number, number], scale: Vec3): EntityBlueprint {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    kind: 'shape',
    name,
    position: [x, hedgeHeight / 2, z],
    scale,
    components: { geometry: { primitive: 'box' }, material: { color } },
  }
}

/** What stands round the maze: two sides in one piece, and two with a gate in the middle. */
function outerHedges(): readonly EntityBlueprint[] {
  const [side, edge] = [(plan.length - 1) / 2, last * mazeCell]
  const half: Vec3 = [side * mazeCell, hedgeHeight, mazeCell]
  const whole: Vec3 = [mazeCell, hedgeHeight, edge - mazeCell]
  const middle = (side - 1) / 2
  const places: readonly (readonly [readonly [number, number], Vec3])[] = [
    [mazePlace(middle, 0), half],
    [mazePlace(last - middle, 0), half],
    [mazePlace(middle, last), half],
    [mazePlace(last - middle, last), half],
    [mazePlace(0, last / 2), whole],
    [mazePlace(last, last / 2), whole],
  ]
  return places.map(([at, scale], index) => hedge(`Hedge Wall ${index + 1}`, outerGreen, at, scale))
}

const cube: Vec3 = [mazeCell, hedgeHeight, mazeCell]

/** The hedges of the maze: those round it, the posts between four rooms each, and 16 that a program may put into other gaps. */
export function mazeWalls(): readonly EntityBlueprint[] {
  const posts: EntityBlueprint[] = []
  const movable: EntityBlueprint[] = []
  for (let row = 1; row < last; row += 1) {
    for (let column = 1; column < last; column += 1) {
      if (!isHedge(column, row)) continue
      const isPost = column % 2 === 0 && row % 2 === 0
      const [list, name] = isPost ? [posts, 'Hedge Post'] : [movable, 'Hedge']
      list.push(hedge(`${name} ${list.length + 1}`, innerGreen, mazePlace(column, row), cube))
    }
  }
  return [...outerHedges(), ...posts, ...movable]
}
