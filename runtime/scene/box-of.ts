import * as THREE from 'three'
import type { Bounds } from '../view/framing.ts'

/** The box round everything drawn below `object`, in the world; `null` where nothing is drawn. */
export function boxOf(object: THREE.Object3D): Bounds | null {
  object.updateWorldMatrix(true, true)
  const box = new THREE.Box3().setFromObject(object)
  return box.isEmpty() ? null : { min: box.min.toArray(), max: box.max.toArray() }
}
