import type { EntityBlueprint } from '../scene-blueprint.ts'

/** `#` is a hedge, anything else a way; rows run from the far end (−z) to the near one. */
const plan = [
  '#####.#####',
  '#...#.....#',
  '#.#.#.###.#',
  '#.#...#...#',
  '#.#####.#.#',
  '#.....#.#.#',
  '###.#.#.#.#',
  '#...#...#.#',
  '#.#####.#.#',
  '#.....#.#.#',
  '#####.#####',
] as const

/** Metres from the middle of one way to the next hedge: wide enough for a player of 1 m. */
export const mazeCell = 2.4
const hedgeHeight = 2
const greens = ['#55914c', '#5c9a50', '#4e8a49'] as const

const middle = (plan.length - 1) / 2
const isHedge = (column: number, row: number) => plan[row]?.[column] === '#'

/** Place of a cell's middle: metres along x and z. */
export const mazePlace = (column: number, row: number) =>
  [(column - middle) * mazeCell, (row - middle) * mazeCell] as const

/** Rows of hedge cells as one box each: first those that run along x, then what is left along z. */
export function mazeWalls(): readonly EntityBlueprint[] {
  const taken = new Set<string>()
  const walls: EntityBlueprint[] = []
  const add = (column: number, row: number, width: number, depth: number) => {
    const [x, z] = mazePlace(column + (width - 1) / 2, row + (depth - 1) / 2)
    const number = walls.length + 1
    walls.push({
      id: `hedge-${number}`,
      kind: 'shape',
      name: `Hedge ${number}`,
      position: [x, hedgeHeight / 2, z],
      scale: [width * mazeCell, hedgeHeight, depth * mazeCell],
      components: {
        geometry: { primitive: 'box' },
        material: { color: greens[number % greens.length] ?? greens[0] },
      },
    })
  }
  const take = (column: number, row: number, length: number, stepX: number, stepZ: number) => {
    for (let step = 0; step < length; step++) taken.add(`${column + step * stepX} ${row + step * stepZ}`)
  }
  const run = (column: number, row: number, stepX: number, stepZ: number): number => {
    let length = 0
    while (
      isHedge(column + length * stepX, row + length * stepZ) &&
      !taken.has(`${column + length * stepX} ${row + length * stepZ}`)
    )
      length++
    return length
  }
  for (let row = 0; row < plan.length; row++) {
    for (let column = 0; column < plan.length; column++) {
      const along = run(column, row, 1, 0)
      if (along < 2) continue
      take(column, row, along, 1, 0)
      add(column, row, along, 1)
    }
  }
  for (let column = 0; column < plan.length; column++) {
    for (let row = 0; row < plan.length; row++) {
      const along = run(column, row, 0, 1)
      if (along === 0) continue
      take(column, row, along, 0, 1)
      add(column, row, 1, along)
    }
  }
  return walls
}
