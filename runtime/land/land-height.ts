import { type Corner, landTriangles, type Triangle } from './land-triangles.ts'

/** How high the land is at a place (m), and how much it rises there by the metre along x and z. */
export interface LandPoint {
  readonly height: number
  readonly rise: readonly [x: number, z: number]
}

/** Nothing but level ground is nearer to the middle than this (m). */
const levelFor = 10
/** Metres of the fields by which facets are found. */
const field = 8

interface Facet {
  readonly from: Corner
  readonly rise: readonly [x: number, z: number]
  readonly sides: readonly (readonly [Corner, Corner])[]
}

const known = new Map<number, (x: number, z: number) => LandPoint | null>()

/** Looks up the facet that is drawn at a place; `null` on level ground, and beyond the end of the land. */
export function landHeight(steepness: number): (x: number, z: number) => LandPoint | null {
  const lookUp = known.get(steepness) ?? createLookUp(steepness)
  known.set(steepness, lookUp)
  return lookUp
}

function createLookUp(steepness: number): (x: number, z: number) => LandPoint | null {
  const fields = new Map<string, Facet[]>()
  const fieldOf = (at: number) => Math.floor(at / field)
  for (const triangle of landTriangles(steepness)) {
    const facet = facetOf(triangle)
    if (!facet) continue
    const [xs, zs] = [triangle.map(([x]) => fieldOf(x)), triangle.map(([, , z]) => fieldOf(z))]
    for (let column = Math.min(...xs); column <= Math.max(...xs); column++)
      for (let row = Math.min(...zs); row <= Math.max(...zs); row++) {
        const key = `${column} ${row}`
        fields.set(key, [...(fields.get(key) ?? []), facet])
      }
  }
  return (x, z) => {
    if (x * x + z * z < levelFor * levelFor) return null
    const facet = fields.get(`${fieldOf(x)} ${fieldOf(z)}`)?.find(({ sides }) => isInside(sides, x, z))
    if (!facet) return null
    const { from, rise } = facet
    return { height: from[1] + rise[0] * (x - from[0]) + rise[1] * (z - from[2]), rise }
  }
}

/** `undefined` for what is level at height 0. */
function facetOf([a, b, c]: Triangle): Facet | undefined {
  if (a[1] === 0 && b[1] === 0 && c[1] === 0) return undefined
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [cx, cy, cz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const area = bx * cz - bz * cx
  if (area === 0) return undefined
  return {
    from: a,
    rise: [(by * cz - bz * cy) / area, (bx * cy - by * cx) / area],
    sides: [
      [a, b],
      [b, c],
      [c, a],
    ],
  }
}

/** On the same side of all three, or on one of them. */
function isInside(sides: Facet['sides'], x: number, z: number): boolean {
  const turns = sides.map(
    ([[fromX, , fromZ], [toX, , toZ]]) => (toX - fromX) * (z - fromZ) - (toZ - fromZ) * (x - fromX),
  )
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)
}
