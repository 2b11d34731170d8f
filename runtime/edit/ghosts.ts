import type * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { TransformChange } from '../../protocol/frame/frame-entity.ts'
import { placeObject } from '../scene/place-object.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'

/** Shows things where other people are dragging them, and puts them back where their record says once they let go. */
export class Ghosts {
  readonly #entities: SceneEntities
  #shown: readonly EntityId[] = []

  constructor(entities: SceneEntities) {
    this.#entities = entities
  }

  /** Replaces all ghosts and answers what that moved. `isMine` things stay in this person's own hands. */
  show(changes: readonly TransformChange[], isMine: (id: EntityId) => boolean): readonly THREE.Object3D[] {
    const moved: THREE.Object3D[] = []
    const now = new Map(changes.map((change) => [change.entityId, change]))
    for (const id of new Set([...this.#shown, ...now.keys()])) {
      const record = this.#entities.record(id)
      const object = this.#entities.object(id)
      if (!record || !object || isMine(id)) continue
      const { position, rotation, scale } = now.get(id) ?? record
      placeObject(object, {
        position: position ?? record.position,
        rotation: rotation ?? record.rotation,
        scale: scale ?? record.scale,
      })
      moved.push(object)
    }
    this.#shown = [...now.keys()]
    return moved
  }
}
