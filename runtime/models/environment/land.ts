import type { Mesh } from 'three'
import { createRandom } from '../kit/random.ts'
import { createSculpture } from '../kit/sculpture.ts'
import { sharedMaterial } from '../kit/shared-material.ts'
import type { Three } from '../kit/three.ts'

/** Level ground up to here (m): the land that worlds are built on, and that the player walks. */
export const levelRadius = 16
const radius = 130
const rings = 34
const spokes = 56

/** Height (m) of the hills at a place; 0 on level ground. */
export function hillHeight(x: number, z: number, steepness: number): number {
  const beyond = Math.max(0, Math.hypot(x, z) - levelRadius)
  const rise = Math.min(1, beyond / 26)
  const wave = 0.6 + 0.4 * Math.sin(x * 0.11 + 1) * Math.cos(z * 0.09)
  return steepness * rise * rise * (5 * wave + Math.sin(x * 0.35) * Math.cos(z * 0.31) * 0.4)
}

/** A disc of ground in flat facets, level in the middle and hilly outside; `steepness` 0 to 1. */
export function land(three: Three, ground: string, steepness: number): Mesh {
  const random = createRandom(23)
  const rim = Array.from({ length: rings + 1 }, (_, ring) =>
    Array.from({ length: spokes }, (_, spoke) => {
      const reach = ring === 0 ? 0 : radius * (ring / rings) ** 1.7 + 0.5
      const isInner = ring > 0 && ring < rings
      const stray = isInner ? (radius / rings) * 0.28 * (ring / rings) ** 0.7 : 0
      const angle = ((spoke + (ring % 2) / 2) / spokes) * Math.PI * 2
      const x = Math.cos(angle) * reach + (random() - 0.5) * stray * 2
      const z = Math.sin(angle) * reach + (random() - 0.5) * stray * 2
      return [x, hillHeight(x, z, steepness), z] as const
    }),
  )
  const positions: number[] = []
  const corner = (ring: number, spoke: number) => rim[ring]?.[(spoke + spokes) % spokes] ?? [0, 0, 0]
  for (let ring = 0; ring < rings; ring++) {
    for (let spoke = 0; spoke < spokes; spoke++) {
      const lead = ring % 2
      const a = corner(ring, spoke)
      const b = corner(ring, spoke + 1)
      const c = corner(ring + 1, spoke + lead)
      const d = corner(ring + 1, spoke + lead + (lead ? -1 : 1))
      const [near, far] = lead ? [d, c] : [c, d]
      if (lead) {
        positions.push(...a, ...far, ...near)
        if (ring > 0) positions.push(...a, ...b, ...far)
      } else {
        if (ring > 0) positions.push(...a, ...b, ...near)
        positions.push(...(ring > 0 ? b : a), ...far, ...near)
      }
    }
  }
  const geometry = new three.BufferGeometry()
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3))
  const sculpture = createSculpture(three, { seed: 23, isGrounded: false })
  sculpture.add(geometry, { color: ground, vary: 0.022 })
  const mesh = new three.Mesh(sculpture.finish(), sharedMaterial(three))
  mesh.name = 'ground'
  mesh.receiveShadow = true
  return mesh
}
