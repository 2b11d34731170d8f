import type { BufferGeometry, InstancedMesh } from 'three'
import { hillHeight } from '../../land/hill-height.ts'
import type { Random } from '../../random/seeded-random.ts'
import { sharedMaterial } from '../kit/shared-material.ts'
import type { Three } from '../kit/three.ts'

export interface Spot {
  readonly x: number
  readonly z: number
  readonly size: number
}

interface Planting {
  readonly name: string
  readonly spots: readonly Spot[]
  readonly random: Random
  /** What their colours are multiplied with: dark blue at night. */
  readonly light?: string
  /** As for `land`; 1 where nothing is said. */
  readonly steepness?: number
}

/** So many places between two distances (m) from the middle, evenly spread, each with a size between the two. */
export const scatter = (
  random: Random,
  count: number,
  [from, to]: readonly [number, number],
  sizes: readonly [number, number],
) =>
  Array.from({ length: count }, (): Spot => {
    const angle = random() * Math.PI * 2
    const distance = Math.sqrt(from * from + random() * (to * to - from * from))
    const size = sizes[0] + random() * (sizes[1] - sizes[0])
    return { x: Math.cos(angle) * distance, z: Math.sin(angle) * distance, size }
  })

/** The same geometry at all these places on the land, each turned and tinted a little differently, in one draw call. */
export function plants(
  three: Three,
  geometry: BufferGeometry,
  { name, spots, random, light = '#ffffff', steepness = 1 }: Planting,
): InstancedMesh {
  const mesh = new three.InstancedMesh(geometry, sharedMaterial(three), spots.length)
  const matrix = new three.Matrix4()
  const turn = new three.Quaternion()
  const upright = new three.Vector3(0, 1, 0)
  const color = new three.Color()
  const shine = new three.Color(light)
  for (const [index, { x, z, size }] of spots.entries()) {
    turn.setFromAxisAngle(upright, random() * Math.PI * 2)
    const tall = size * (0.92 + random() * 0.16)
    const ground = new three.Vector3(x, hillHeight(x, z, steepness) - 0.08, z)
    matrix.compose(ground, turn, new three.Vector3(size, tall, size))
    mesh.setMatrixAt(index, matrix)
    mesh.setColorAt(index, color.setHSL(0.2, 0.2 * random(), 0.9 + 0.1 * random()).multiply(shine))
  }
  mesh.name = name
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.computeBoundingSphere()
  return mesh
}
