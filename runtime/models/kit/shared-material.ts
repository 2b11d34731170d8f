import type { MeshLambertMaterial } from 'three'
import type { Three } from './three.ts'

const materials = new WeakMap<Three, MeshLambertMaterial>()

/** The one matt material of all models: colour comes from the vertices, so a scene of models needs one shader. */
export function sharedMaterial(three: Three): MeshLambertMaterial {
  const known = materials.get(three)
  if (known) return known
  const material = new three.MeshLambertMaterial({ vertexColors: true })
  materials.set(three, material)
  return material
}
