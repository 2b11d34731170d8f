import * as THREE from 'three'
import type { EntityId } from '../../../model/ids.ts'
import { boxOf } from '../../scene/box-of.ts'
import type { World } from '../../scene/create-scene.ts'
import type { SceneEntities } from '../../scene/scene-entities.ts'
import { surroundingKinds } from '../../scene/world-bounds.ts'
import type { Bounds } from '../../view/framing.ts'

/**
 * The boxes of what is seen beside some things: whatever stands at the top of the scene or beside them in a group, as far as it is in the
 * picture. Not the things themselves nor what holds them.
 */
export function findNeighbours(
  { camera }: World,
  entities: SceneEntities,
  without: readonly EntityId[],
): Bounds[] {
  const held = new Set(without)
  const above = new Set(without.flatMap((id) => entities.pathTo(id).slice(0, -1)))
  const view = new THREE.Frustum().setFromProjectionMatrix(
    new THREE.Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
  )
  const shown = new THREE.Box3()
  return [...entities.records()].flatMap(({ id, parentId, kind, isHidden }) => {
    const isBeside = (parentId === null || above.has(parentId)) && !above.has(id) && !held.has(id)
    if (!isBeside || isHidden || surroundingKinds.has(kind)) return []
    const object = entities.object(id)
    const box = object && boxOf(object)
    if (!box) return []
    shown.min.fromArray(box.min)
    shown.max.fromArray(box.max)
    return view.intersectsBox(shown) ? [box] : []
  })
}
