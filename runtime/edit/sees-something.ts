import * as THREE from 'three'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { surroundingKinds } from '../scene/world-bounds.ts'

/** Whether anything that stands in the scene is in the picture; true for a scene in which nothing stands. */
export function seesSomething(camera: THREE.PerspectiveCamera, entities: SceneEntities): boolean {
  camera.updateMatrixWorld()
  const frustum = new THREE.Frustum().setFromProjectionMatrix(
    new THREE.Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
  )
  let isEmpty = true
  for (const root of entities.roots()) {
    const id = entities.ownerOf(root)
    const kind = id === null ? undefined : entities.record(id)?.kind
    if (kind === undefined || surroundingKinds.has(kind)) continue
    root.updateWorldMatrix(false, true)
    const parts: THREE.Object3D[] = [root]
    for (let part = parts.pop(); part; part = parts.pop()) {
      if (!part.visible) continue
      if (part instanceof THREE.Mesh) {
        isEmpty = false
        if (frustum.intersectsObject(part)) return true
      }
      for (const child of part.children) parts.push(child)
    }
  }
  return isEmpty
}
