import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { TransformChange } from '../../protocol/frame/frame-entity.ts'
import { placeObject } from '../scene/place-object.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { keptSize } from './kept-size.ts'
import { type Transform, transformDiff } from './transform-diff.ts'

/** What a drag needs of the scene. */
type Scene = Pick<SceneEntities, 'object' | 'record' | 'element'>

interface Dragged {
  readonly id: EntityId
  readonly object: THREE.Object3D
  readonly before: Transform
  /** Place and turn in the world when the gesture began. */
  readonly from: THREE.Vector3
  readonly turned: THREE.Quaternion
}

/** One gesture that moves, turns or scales entities: what they were, what they are now, and the way back. */
export class TransformDrag {
  readonly #entities: Scene
  readonly #dragged: readonly Dragged[]
  readonly #point = new THREE.Vector3()
  readonly #beside = new THREE.Vector3()
  readonly #turn = new THREE.Quaternion()

  constructor(entities: Scene, ids: readonly EntityId[]) {
    this.#entities = entities
    this.#dragged = ids.flatMap((id) => {
      const object = entities.object(id)
      if (!object) return []
      const from = object.getWorldPosition(new THREE.Vector3())
      const turned = object.getWorldQuaternion(new THREE.Quaternion())
      return { id, object, before: read(object), from, turned }
    })
  }

  get isEmpty(): boolean {
    return this.#dragged.length === 0
  }

  get ids(): readonly EntityId[] {
    return this.#dragged.map(({ id }) => id)
  }

  get objects(): readonly THREE.Object3D[] {
    return this.#dragged.map(({ object }) => object)
  }

  /** How the first stood in the world when the gesture began. */
  get startTurn(): THREE.Quaternion {
    return this.#dragged[0]?.turned ?? new THREE.Quaternion()
  }

  has(id: EntityId): boolean {
    return this.#dragged.some((dragged) => dragged.id === id)
  }

  /** Moves all of them so far from where they started: metres of the world. */
  moveBy(offset: THREE.Vector3): void {
    for (const { object, from } of this.#dragged) this.#stand(object, this.#point.copy(from).add(offset))
  }

  /** Moves each of them so far from where it started, in their order: metres up. */
  liftBy(heights: readonly number[]): void {
    for (const [index, { object, from }] of this.#dragged.entries())
      this.#stand(object, this.#point.copy(from).setY(from.y + (heights[index] ?? 0)))
  }

  /**
   * Turns all of them together about a point of the world, from how they stood at the start. One by itself stays in its place, as the gizmo
   * leaves it there, whose hand turns it about the thing's own pivot where it has one.
   */
  turnBy(pivot: THREE.Vector3, turn: THREE.Quaternion): void {
    for (const { object, from, turned } of this.#dragged) {
      this.#turn.copy(turn).multiply(turned)
      const above = object.parent?.getWorldQuaternion(new THREE.Quaternion()).invert()
      object.quaternion.copy(above ? above.multiply(this.#turn) : this.#turn)
      if (this.#dragged.length > 1)
        this.#stand(object, this.#point.copy(from).sub(pivot).applyQuaternion(turn).add(pivot))
    }
  }

  /** Makes all of them so many times as large as at the start, away from a point of the world. */
  scaleBy(pivot: THREE.Vector3, factor: number): void {
    for (const { object, from, before } of this.#dragged) {
      this.#stand(object, this.#point.copy(from).sub(pivot).multiplyScalar(factor).add(pivot))
      object.scale.fromArray(before.scale).multiplyScalar(factor)
    }
  }

  /** Makes each so many times as large along its own axes, where it stands. */
  stretchBy(factors: THREE.Vector3): void {
    for (const { object, before } of this.#dragged) object.scale.fromArray(before.scale).multiply(factors)
    this.keepSides()
  }

  /** Brings back what was pulled to nothing or through it: no size is below 0.01, and what is mirrored stays mirrored. */
  keepSides(): void {
    for (const { object, before } of this.#dragged)
      object.scale.fromArray(object.scale.toArray().map((size, at) => keptSize(size, before.scale[at] ?? 1)))
  }

  /** Start and present place of the first, in its parent's terms. */
  first(): { readonly before: Transform; readonly after: Transform } | null {
    const dragged = this.#dragged[0]
    return dragged ? { before: dragged.before, after: read(dragged.object, dragged.before) } : null
  }

  /** How far the first was moved, in its parent's terms; `null` without one. */
  firstOffset(): Transform['position'] | null {
    const [change] = this.changes()
    const [first] = this.#dragged
    if (!first || !change?.position) return null
    const [x, y, z] = first.before.position
    return [change.position[0] - x, change.position[1] - y, change.position[2] - z]
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
      const object = this.#entities.object(id)
      if (record && object) placeObject(object, record)
    }
  }

  /** Brings the origin of what is drawn to a point of the world. By a pivot it lies beside the place that is the thing's own. */
  #stand(object: THREE.Object3D, point: THREE.Vector3) {
    object.updateMatrix()
    const beside = this.#beside.setFromMatrixPosition(object.matrix).sub(object.position)
    object.position.copy(object.parent ? object.parent.worldToLocal(point) : point).sub(beside)
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
