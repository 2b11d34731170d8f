import type { BufferGeometry, Material, Mesh } from 'three'
import { sharedMaterial } from '../kit/shared-material.ts'
import type { Three } from '../kit/three.ts'

/** A mesh whose geometry, and material if it is given one, end with it; otherwise it wears the shared material. */
export function ownMesh(three: Three, name: string, geometry: BufferGeometry, material?: Material): Mesh {
  const mesh = new three.Mesh(geometry, material ?? sharedMaterial(three))
  geometry.userData.isOwn = true
  if (material) material.userData.isOwn = true
  mesh.name = name
  return mesh
}
