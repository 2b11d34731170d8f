import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { boxOf } from '../scene/box-of.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import type { Vec3 } from '../view/pose.ts'
import type { Picker } from './picker.ts'
import { snapTo } from './snapping.ts'

/** Metres above the point that was aimed at from which a thing may still come down onto something. */
const climb = 0.3
/** Metres from its middle to its side, for what is not drawn yet. */
const usualHalf = 0.5

interface Parts {
  readonly entities: SceneEntities
  readonly picker: Picker
}

/** A thing that is carried over the scene on its way from the picker: shown on what lies below the pointer, not in the project yet. */
export class Placing {
  readonly #parts: Parts
  #id: EntityId | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Shows the thing where it would stand with the pointer there (CSS pixels), its own place counting from the spot; on a grid of so many metres,
   * or freely. Returns where it stands now.
   */
  show(entity: FrameEntity, x: number, y: number, grid: number | null): Vec3 {
    if (this.#id !== entity.id) this.end()
    const shownBefore = this.#id !== null
    this.#id = entity.id
    const [dx, dy, dz] = entity.position
    const [sx, sy, sz] = this.#spot(x, y, grid, shownBefore)
    const position: Vec3 = [sx + dx, sy + dy, sz + dz]
    this.#parts.entities.upsert({ ...entity, position }, false)
    return position
  }

  /** The thing is carried no longer: it is taken away, unless the project has it by now. */
  end(): void {
    if (this.#id !== null) this.#parts.entities.remove(this.#id)
    this.#id = null
  }

  /** The project has these things now. */
  adopt(ids: Iterable<EntityId>): void {
    for (const id of ids) if (id === this.#id) this.#id = null
  }

  /** The scene is another one. */
  forget(): void {
    this.#id = null
  }

  #spot(x: number, y: number, grid: number | null, isShown: boolean): Vec3 {
    const { picker } = this.#parts
    const without = this.#id === null ? [] : [this.#id]
    const { point, normal } = picker.surfaceAt(x, y, without)
    // Against a wall it stands in front of it, not inside.
    const side = new THREE.Vector3(normal.x, 0, normal.z)
    if (normal.y < 0.5 && side.lengthSq() > 0) point.addScaledVector(side.normalize(), this.#half(isShown))
    const onGrid = (value: number) => (grid === null ? Number(value.toFixed(3)) : snapTo(value, grid)) + 0
    const [px, pz] = [onGrid(point.x), onGrid(point.z)]
    return [px, Number(picker.surfaceUnder(px, point.y + climb, pz, without).toFixed(3)), pz]
  }

  #half(isShown: boolean): number {
    const object = isShown && this.#id !== null ? this.#parts.entities.object(this.#id) : undefined
    const box = object && boxOf(object)
    return box ? Math.max(box.max[0] - box.min[0], box.max[2] - box.min[2]) / 2 : usualHalf
  }
}
