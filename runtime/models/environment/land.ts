import type { Mesh } from 'three'
import { seededRandom } from '../../random/seeded-random.ts'
import { createSculpture } from '../kit/sculpture.ts'
import { sharedMaterial } from '../kit/shared-material.ts'
import type { Three } from '../kit/three.ts'

/** Level ground up to here (m): the land that worlds are built on, and that the player walks. */
export const levelRadius = 16
const reach = 130
/** How many times as far the ground goes on without hills, so that it meets the sky and nobody sees its end. */
const beyond = 1.6
/** Fields from the middle to the rim; they are small in the middle and grow outwards. */
const fields = 26

/** Height (m) of the hills at a place; 0 on level ground. `steepness` from 0 to 1. */
export function hillHeight(x: number, z: number, steepness: number): number {
  const beyond = Math.max(0, Math.hypot(x, z) - levelRadius)
  const rise = Math.min(1, beyond / 26)
  const wave = 0.6 + 0.4 * Math.sin(x * 0.11 + 1) * Math.cos(z * 0.09)
  return steepness * rise * rise * (5 * wave + Math.sin(x * 0.35) * Math.cos(z * 0.31) * 0.4)
}

type Corner = readonly [number, number, number]

const outer = ([x, y, z]: Corner): Corner => [x * beyond, y, z * beyond]

/** Ground in flat facets, level in the middle and hilly outside, as far as the sky. */
export function land(three: Three, ground: string, steepness: number): Mesh {
  const random = seededRandom(23)
  const line = (step: number) => {
    const part = step / fields
    return reach * (0.32 * part + 0.68 * part ** 3)
  }
  const size = fields * 2 + 1
  const corners = Array.from({ length: size * size }, (_, index) => {
    const column = (index % size) - fields
    const row = Math.floor(index / size) - fields
    const stray = (step: number) => (random() - 0.5) * 0.7 * (line(Math.abs(step) + 1) - line(Math.abs(step)))
    const x = line(column) + stray(column)
    const z = line(row) + stray(row)
    return [x, hillHeight(x, z, steepness), z] as const
  })
  const corner = (column: number, row: number) => corners[row * size + column] ?? [0, 0, 0]
  const positions: number[] = []
  for (let row = 0; row + 1 < size; row++) {
    for (let column = 0; column + 1 < size; column++) {
      const [a, b] = [corner(column, row), corner(column + 1, row)]
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)]
      if (random() < 0.5) positions.push(...a, ...c, ...b, ...b, ...c, ...d)
      else positions.push(...a, ...c, ...d, ...a, ...d, ...b)
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
    positions.push(...from, ...to, ...outerFrom, ...to, ...outerTo, ...outerFrom)
  }
  const geometry = new three.BufferGeometry()
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  const sculpture = createSculpture(three, { seed: 23, isGrounded: false })
  sculpture.add(geometry, { color: ground, vary: 0.02 })
  const mesh = new three.Mesh(sculpture.finish(), sharedMaterial(three))
  mesh.geometry.userData.isOwn = true
  mesh.name = 'ground'
  mesh.receiveShadow = true
  return mesh
}
