import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { TransformChange } from '../../protocol/frame/frame-entity.ts'
import { applyTransform } from '../scene/apply-transform.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { type Transform, transformDiff } from './transform-diff.ts'

interface Dragged {
  readonly id: EntityId
  readonly object: THREE.Object3D
  readonly before: Transform
  readonly from: THREE.Vector3
}

/** One gesture that moves, turns or scales entities: what they were, what they are now, and the way back. */
export class TransformDrag {
  readonly #entities: SceneEntities
  readonly #dragged: readonly Dragged[]
  readonly #point = new THREE.Vector3()

  constructor(entities: SceneEntities, ids: readonly EntityId[]) {
    this.#entities = entities
    this.#dragged = ids.flatMap((id) => {
      const object = entities.object(id)
      if (!object) return []
      return { id, object, before: read(object), from: object.getWorldPosition(new THREE.Vector3()) }
    })
  }

  has(id: EntityId): boolean {
    return this.#dragged.some((dragged) => dragged.id === id)
  }

  /** Moves all of them so far from where they started: metres of the world. */
  moveBy(offset: THREE.Vector3): void {
    for (const { object, from } of this.#dragged) {
      this.#point.copy(from).add(offset)
      object.position.copy(object.parent ? object.parent.worldToLocal(this.#point) : this.#point)
    }
  }

  /** Start and present place of the first, in its parent's terms. */
  first(): { readonly before: Transform; readonly after: Transform } | null {
    const dragged = this.#dragged[0]
    return dragged ? { before: dragged.before, after: read(dragged.object, dragged.before) } : null
  }

  /** Only what is different from the start. */
  changes(): TransformChange[] {
    return this.#dragged.flatMap(
      ({ id, object, before }) => transformDiff(id, before, read(object, before)) ?? [],
    )
  }

  /** Puts everything where its record says that it is. */
  restore(): void {
    for (const { id } of this.#dragged) {
      const record = this.#entities.record(id)
      const el = this.#entities.element(id)
      if (record && el) applyTransform(el, record)
    }
  }
}

const degrees = 180 / Math.PI

/** Angles are given within half a turn of those in `near`, so that turning on never jumps from 180 to -180. */
function read({ position, rotation, scale }: THREE.Object3D, near?: Transform): Transform {
  const angle = (value: number, start: number) => {
    const turned = value * degrees
    return turned + 360 * Math.round((start - turned) / 360)
  }
  const [x, y, z] = near?.rotation ?? [0, 0, 0]
  return {
    position: position.toArray(),
    rotation: [angle(rotation.x, x), angle(rotation.y, y), angle(rotation.z, z)],
    scale: scale.toArray(),
  }
}
