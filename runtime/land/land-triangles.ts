import { seededRandom } from '../random/seeded-random.ts'
import { hillHeight } from './hill-height.ts'

export type Corner = readonly [x: number, y: number, z: number]
export type Triangle = readonly [Corner, Corner, Corner]

/** Metres from the middle to the rim. */
const reach = 130
/** How many times as far the ground goes on without hills, so that it meets the sky and nobody sees its end. */
const beyond = 1.6
/** Fields from the middle to the rim; they are small in the middle and grow outwards. */
const fields = 26

const known = new Map<number, readonly Triangle[]>()

/** The facets of the ground, level in the middle and hilly outside, as far as the sky: what is drawn, walked on and fallen on. */
export function landTriangles(steepness: number): readonly Triangle[] {
  const triangles = known.get(steepness) ?? facets(steepness)
  known.set(steepness, triangles)
  return triangles
}

function facets(steepness: number): readonly Triangle[] {
  const random = seededRandom(23)
  const line = (step: number) => {
    const part = step / fields
    return reach * (0.32 * part + 0.68 * part * part * part)
  }
  const size = fields * 2 + 1
  const corners = Array.from({ length: size * size }, (_, index): Corner => {
    const column = (index % size) - fields
    const row = Math.floor(index / size) - fields
    const stray = (step: number) => (random() - 0.5) * 0.7 * (line(Math.abs(step) + 1) - line(Math.abs(step)))
    const x = line(column) + stray(column)
    const z = line(row) + stray(row)
    return [x, hillHeight(x, z, steepness), z]
  })
  const corner = (column: number, row: number): Corner => corners[row * size + column] ?? [0, 0, 0]
  const triangles: Triangle[] = []
  for (let row = 0; row + 1 < size; row++) {
    for (let column = 0; column + 1 < size; column++) {
      const [a, b] = [corner(column, row), corner(column + 1, row)]
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)]
      if (random() < 0.5) triangles.push([a, c, b], [b, c, d])
      else triangles.push([a, c, d], [a, d, b])
    }
  }
  const rim = Array.from(
    { length: size - 1 },
    (_, at) =>
      [
        [corner(at, 0), corner(at + 1, 0)],
        [corner(at + 1, size - 1), corner(at, size - 1)],
        [corner(0, at + 1), corner(0, at)],
        [corner(size - 1, at), corner(size - 1, at + 1)],
      ] as const,
  ).flat()
  for (const [from, to] of rim) {
    const [outerFrom, outerTo] = [outer(from), outer(to)]
    triangles.push([from, to, outerFrom], [to, outerTo, outerFrom])
  }
  return triangles
}

const outer = ([x, y, z]: Corner): Corner => [x * beyond, y, z * beyond]
