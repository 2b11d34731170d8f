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
  readonly corners: Triangle
  readonly rise: readonly [x: number, z: number]
}

const known = new Map<number, (x: number, z: number) => LandPoint | null>()

/** Looks up the facet that is drawn at a place; `null` on level ground, and beyond the end of the land. */
export function landHeight(steepness: number): (x: number, z: number) => LandPoint | null {
  const lookUp = known.get(steepness) ?? createLookUp(steepness)
  known.set(steepness, lookUp)
  return lookUp
}

function createLookUp(steepness: number): (x: number, z: number) => LandPoint | null {
  const fields = new Map<number, Facet[]>()
  for (const triangle of landTriangles(steepness)) {
    const facet = facetOf(triangle)
    if (!facet) continue
    const [[x0, , z0], [x1, , z1], [x2, , z2]] = triangle
    const [left, right] = [fieldOf(Math.min(x0, x1, x2)), fieldOf(Math.max(x0, x1, x2))]
    const [far, near] = [fieldOf(Math.min(z0, z1, z2)), fieldOf(Math.max(z0, z1, z2))]
    for (let column = left; column <= right; column++)
      for (let row = far; row <= near; row++) {
        const key = keyOf(column, row)
        const found = fields.get(key)
        if (found) found.push(facet)
        else fields.set(key, [facet])
      }
  }
  return (x, z) => {
    if (x * x + z * z < levelFor * levelFor) return null
    const facet = fields.get(keyOf(fieldOf(x), fieldOf(z)))?.find(({ corners }) => isInside(corners, x, z))
    if (!facet) return null
    const { corners, rise } = facet
    const [fromX, fromY, fromZ] = corners[0]
    return { height: fromY + rise[0] * (x - fromX) + rise[1] * (z - fromZ), rise }
  }
}

const fieldOf = (at: number): number => Math.floor(at / field)
/** The land has far fewer fields across. */
const keyOf = (column: number, row: number): number => column * 1_000 + row

/** `undefined` for what is level at height 0. */
function facetOf(corners: Triangle): Facet | undefined {
  const [a, b, c] = corners
  if (a[1] === 0 && b[1] === 0 && c[1] === 0) return undefined
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [cx, cy, cz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const area = bx * cz - bz * cx
  if (area === 0) return undefined
  return { corners, rise: [(by * cz - bz * cy) / area, (bx * cy - by * cx) / area] }
}

/** On the same side of all three, or on one of them. */
function isInside([a, b, c]: Triangle, x: number, z: number): boolean {
  const [ab, bc, ca] = [sideOf(a, b, x, z), sideOf(b, c, x, z), sideOf(c, a, x, z)]
  return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0)
}

const sideOf = ([fromX, , fromZ]: Corner, [toX, , toZ]: Corner, x: number, z: number): number =>
  (toX - fromX) * (z - fromZ) - (toZ - fromZ) * (x - fromX)
