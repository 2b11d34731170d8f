import type { BufferGeometry, Group } from 'three'
import { sharedMaterial } from './shared-material.ts'
import type { Three } from './three.ts'

/** One mesh of the shared matt material in a group; it casts and receives shadows. */
export function solidGroup(three: Three, name: string, geometry: BufferGeometry): Group {
  const mesh = new three.Mesh(geometry, sharedMaterial(three))
  mesh.castShadow = true
  mesh.receiveShadow = true
  const group = new three.Group()
  group.name = name
  group.add(mesh)
  return group
}
