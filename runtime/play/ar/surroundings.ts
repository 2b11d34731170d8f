import * as THREE from 'three'
import type { EntityId } from '../../../model/ids.ts'
import type { EntityElement } from '../../aframe/aframe-types.ts'
import { drawing } from '../../components/define-world-component.ts'
import type { SceneEntities } from '../../scene/scene-entities.ts'

/** Ground and sky of more than so many widths of the picture would hide the room: a picture as wide as a hand gives a world of two metres. */
const mostWidths = 12

/**
 * The things of a scene that stand for the room that the person is in already: environments, and what is so wide and so deep. The picture itself too, for it
 * lies there.
 */
export function surroundings(
  entities: SceneEntities,
  marker: EntityId,
  markerWidth: number,
): readonly EntityElement[] {
  const most = markerWidth * mostWidths
  const side = new THREE.Vector3()
  return [...entities.records()].flatMap(({ id, kind }) => {
    const el = entities.element(id)
    if (!el || kind === 'player') return []
    if (kind === 'environment' || id === marker) return [el]
    const shape = el.getObject3D(drawing)
    if (!shape) return []
    new THREE.Box3().setFromObject(shape).getSize(side)
    return side.x > most && side.z > most ? [el] : []
  })
}
