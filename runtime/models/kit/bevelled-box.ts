import type { BufferGeometry } from 'three'
import type { Three } from './three.ts'

type Point = readonly [number, number, number]

/** A box of the given size (m) around the origin whose edges are cut at 45°: 44 flat triangles, or 12 without a cut. */
export function bevelledBox(
  three: Three,
  width: number,
  height: number,
  depth: number,
  bevel = 0.05,
): BufferGeometry {
  const half = [width / 2, height / 2, depth / 2] as const
  const cut = Math.min(bevel, half[0] * 0.98, half[1] * 0.98, half[2] * 0.98)
  /** Corner of the box, pushed out to the face across `axis`. */
  const corner = (signs: Point, axis: number): Point => [
    signs[0] * (axis === 0 ? half[0] : half[0] - cut),
    signs[1] * (axis === 1 ? half[1] : half[1] - cut),
    signs[2] * (axis === 2 ? half[2] : half[2] - cut),
  ]
  const positions: number[] = []
  const triangle = (a: Point, b: Point, c: Point) => {
    const outward =
      (a[0] + b[0] + c[0]) * normalX(a, b, c) +
      (a[1] + b[1] + c[1]) * normalY(a, b, c) +
      (a[2] + b[2] + c[2]) * normalZ(a, b, c)
    positions.push(...a, ...(outward > 0 ? [...b, ...c] : [...c, ...b]))
  }
  const quad = (a: Point, b: Point, c: Point, d: Point) => {
    triangle(a, b, c)
    triangle(a, c, d)
  }
  const ends = [-1, 1] as const
  for (let axis = 0; axis < 3; axis++) {
    const across = (axis + 1) % 3
    const along = (axis + 2) % 3
    const signs = (u: number, v: number, w: number): Point => {
      const point = [0, 0, 0]
      point[axis] = u
      point[across] = v
      point[along] = w
      return [point[0] ?? 0, point[1] ?? 0, point[2] ?? 0]
    }
    for (const end of ends) {
      quad(
        corner(signs(end, -1, -1), axis),
        corner(signs(end, 1, -1), axis),
        corner(signs(end, 1, 1), axis),
        corner(signs(end, -1, 1), axis),
      )
      for (const side of cut > 0 ? ends : []) {
        const from = signs(end, side, -1)
        const to = signs(end, side, 1)
        quad(corner(from, axis), corner(to, axis), corner(to, across), corner(from, across))
      }
    }
  }
  for (const x of cut > 0 ? ends : [])
    for (const y of ends)
      for (const z of ends) triangle(corner([x, y, z], 0), corner([x, y, z], 1), corner([x, y, z], 2))
  const geometry = new three.BufferGeometry()
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  return geometry
}

const normalX = (a: Point, b: Point, c: Point) =>
  (b[1] - a[1]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[1] - a[1])
const normalY = (a: Point, b: Point, c: Point) =>
  (b[2] - a[2]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[2] - a[2])
const normalZ = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
