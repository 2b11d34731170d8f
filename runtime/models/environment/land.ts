import type { Mesh } from 'three'
import { landTriangles } from '../../land/land-triangles.ts'
import { createSculpture } from '../kit/sculpture.ts'
import { sharedMaterial } from '../kit/shared-material.ts'
import type { Three } from '../kit/three.ts'

/** The ground in flat facets; `steepness`: see `hillHeight`. */
export function land(three: Three, ground: string, steepness: number): Mesh {
  const positions = landTriangles(steepness).flat(2)
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
