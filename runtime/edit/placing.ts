import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { boxOf } from '../scene/box-of.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { middleOf } from '../view/framing.ts'
import type { Vec3 } from '../view/pose.ts'
import type { Picker } from './picker.ts'
import { snapTo } from './snapping.ts'
import { isWall, leaned, stanceOn, turnedTo } from './stance.ts'

/** Metres above the point that was aimed at from which a thing may still come down onto something. */
const climb = 0.3
/** Metres from its middle to its side, for what is not drawn yet. */
const usualHalf = 0.5
/** Metres between a wall and what hangs on it, so that neither flickers through the other. */
const gap = 0.02

interface Parts {
  readonly entities: SceneEntities
  readonly picker: Picker
}

interface Way {
  /** Metres between the lines of the grid; `null` places freely. */
  readonly grid: number | null
  /** Whether things are turned to the surface below them. */
  readonly aligns: boolean
}

/** Where a thing stands, in metres, and how it is turned, in degrees. */
type Stand = Pick<FrameEntity, 'position' | 'rotation'>

/** A thing that is carried over the scene on its way from the picker: shown on what lies below the pointer, not in the project yet. */
export class Placing {
  readonly #parts: Parts
  #id: EntityId | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Shows the thing where it would stand with the pointer there (CSS pixels), its own place counting from the spot. Returns how it stands now. */
  show(entity: FrameEntity, x: number, y: number, way: Way): Stand {
    if (this.#id !== entity.id) this.end()
    const object = this.#id === null ? undefined : this.#parts.entities.object(this.#id)
    this.#id = entity.id
    const stand = this.#stand(entity, object, { x, y, ...way })
    this.#parts.entities.upsert({ ...entity, ...stand }, false)
    return stand
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

  /** `object` is the thing as it was shown before. */
  #stand(
    entity: FrameEntity,
    object: THREE.Object3D | undefined,
    { x, y, grid, aligns }: Way & { readonly x: number; readonly y: number },
  ): Stand {
    const { picker } = this.#parts
    const { point, normal } = picker.surfaceAt(x, y, [entity.id])
    const onGrid = (value: number) => exact(grid === null ? value : snapTo(value, grid))
    const stance = stanceOn(normal, entity.kind, aligns)
    const rotation = turnedTo(stance, normal, entity.rotation)
    if (stance === 'hangs') {
      const middle = middleFrom(object)
      // Along the wall on the grid, where the wall itself runs along it.
      const along = ({ x, y, z }: THREE.Vector3): Vec3 => [
        Math.abs(normal.x) < 0.01 ? onGrid(x) : x,
        onGrid(y),
        Math.abs(normal.z) < 0.01 ? onGrid(z) : z,
      ]
      const out: Vec3 = [normal.x * gap, normal.y * gap, normal.z * gap]
      return { position: sum(along(point), out, [-middle[0], -middle[1], -middle[2]]), rotation }
    }
    if (stance === 'leans' && isWall(normal))
      return { position: sum([point.x, point.y, point.z], leaned(normal, entity.position)), rotation }
    // Against a wall it stands in front of it, not inside.
    const side = new THREE.Vector3(normal.x, 0, normal.z)
    if (isWall(normal) && side.lengthSq() > 0) point.addScaledVector(side.normalize(), halfOf(object))
    const [px, pz] = [onGrid(point.x), onGrid(point.z)]
    const spot: Vec3 = [px, picker.surfaceUnder(px, point.y + climb, pz, [entity.id]), pz]
    const offset = stance === 'leans' ? leaned(normal, entity.position) : entity.position
    return { position: sum(spot, offset), rotation }
  }
}

const exact = (value: number) => Number(value.toFixed(3)) + 0

const sum = (...parts: readonly Vec3[]): Vec3 => [
  exact(parts.reduce((all, [x]) => all + x, 0)),
  exact(parts.reduce((all, [, y]) => all + y, 0)),
  exact(parts.reduce((all, [, , z]) => all + z, 0)),
]

/** From where it stands to its middle. */
function middleFrom(object: THREE.Object3D | undefined): Vec3 {
  const box = object && boxOf(object)
  if (!box) return [0, 0, 0]
  const [x, y, z] = middleOf(box)
  return [x - object.position.x, y - object.position.y, z - object.position.z]
}

function halfOf(object: THREE.Object3D | undefined): number {
  const box = object && boxOf(object)
  return box ? Math.max(box.max[0] - box.min[0], box.max[2] - box.min[2]) / 2 : usualHalf
}
