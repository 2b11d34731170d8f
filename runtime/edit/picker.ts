import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { World } from '../scene/create-scene.ts'
import { crowdLayer } from '../scene/crowd-layer.ts'
import type { Movement } from '../scene/movement.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { type Bounds, middleOf } from '../view/framing.ts'
import { NearParts } from './near-parts.ts'

export interface Hit {
  readonly id: EntityId
  readonly point: THREE.Vector3
}

/** A point of something, and which way that looks there. */
interface Surface {
  readonly point: THREE.Vector3
  readonly normal: THREE.Vector3
}

/** Metres ahead of the camera that count as 'there' when a ray meets nothing. */
const openDistance = 14
const farthestGround = 80

/** Finds what lies under a point of the picture. Points are CSS pixels of the page. */
export class Picker {
  readonly #world: World
  readonly #entities: SceneEntities
  readonly #movement: Movement
  readonly #near = new NearParts()
  /** Until when `#near` has followed what moved. */
  #followed = Number.NEGATIVE_INFINITY
  readonly #raycaster = new THREE.Raycaster()
  readonly #pointer = new THREE.Vector2()
  readonly #ground = new THREE.Plane(new THREE.Vector3(0, 1, 0), 0)

  constructor(world: World, entities: SceneEntities, movement: Movement) {
    this.#world = world
    this.#entities = entities
    this.#movement = movement
    this.#raycaster.layers.enable(crowdLayer)
  }

  /** The nearest entity that can be picked; the environment cannot. */
  entityAt(x: number, y: number): Hit | null {
    this.#aim(x, y)
    return this.#nearest()
  }

  /** The same along a ray of the world. */
  entityAlong(ray: THREE.Ray): Hit | null {
    this.#raycaster.set(ray.origin, ray.direction)
    return this.#nearest()
  }

  /** All entities below a point that can be picked, the nearest first, each once. */
  entitiesAt(x: number, y: number): EntityId[] {
    const hits = this.#cast(x, y, this.#canBePicked)
    return [...new Set(hits.flatMap(({ object }) => this.#entities.ownerOf(object) ?? []))]
  }

  /**
   * How high lies what is below the middle of a box, seen from the box's own middle: something drawn, else the ground (metres). What is
   * `without` does not count.
   */
  surfaceBelow(box: Bounds, without: readonly EntityId[]): number {
    return this.surfaceUnder(...middleOf(box), without)
  }

  /** The same, seen straight down from a point (metres). */
  surfaceUnder(x: number, y: number, z: number, without: readonly EntityId[]): number {
    this.#raycaster.set(new THREE.Vector3(x, y, z), new THREE.Vector3(0, -1, 0))
    const hit = this.#meet(() => true).find(({ object }) => {
      const owner = this.#entities.ownerOf(object)
      return owner !== null && !this.#entities.pathTo(owner).some((id) => without.includes(id))
    })
    return hit?.point.y ?? 0
  }

  /** The nearest point of anything drawn, else of the ground, else some way ahead. */
  pointAt(x: number, y: number): THREE.Vector3 {
    return this.surfaceAt(x, y, []).point
  }

  /** The same, for what is `without` not looked at, and which way the surface looks there. */
  surfaceAt(x: number, y: number, without: readonly EntityId[]): Surface {
    const up = new THREE.Vector3(0, 1, 0)
    const hit = this.#cast(x, y, (id) => !without.includes(id)).find(
      ({ distance }) => distance < farthestGround,
    )
    if (hit) {
      const normal = hit.face?.normal.clone().transformDirection(hit.object.matrixWorld)
      return { point: hit.point, normal: normal ?? up }
    }
    const ground = this.onPlane(x, y, this.#ground, farthestGround)
    return { point: ground ?? this.#raycaster.ray.at(openDistance, new THREE.Vector3()), normal: up }
  }

  /** Where the ray through the point meets a plane, if it does within `reach` metres. */
  onPlane(x: number, y: number, plane: THREE.Plane, reach = Number.POSITIVE_INFINITY): THREE.Vector3 | null {
    this.#aim(x, y)
    const point = this.#raycaster.ray.intersectPlane(plane, new THREE.Vector3())
    return point && point.distanceTo(this.#raycaster.ray.origin) <= reach ? point : null
  }

  /** Metres from the camera. */
  distanceTo(point: THREE.Vector3): number {
    return this.#world.camera.getWorldPosition(new THREE.Vector3()).distanceTo(point)
  }

  #aim(x: number, y: number) {
    const { left, top, width, height } = this.#world.scene.canvas.getBoundingClientRect()
    this.#pointer.set(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2)
    this.#raycaster.setFromCamera(this.#pointer, this.#world.camera)
  }

  #cast(x: number, y: number, isWanted: (id: EntityId) => boolean) {
    this.#aim(x, y)
    return this.#meetOwned(isWanted)
  }

  #nearest(): Hit | null {
    for (const { object, point } of this.#meetOwned(this.#canBePicked)) {
      const id = this.#entities.ownerOf(object)
      if (id !== null) return { id, point }
    }
    return null
  }

  readonly #canBePicked = (id: EntityId): boolean => this.#entities.record(id)?.kind !== 'environment'

  #meetOwned(isWanted: (id: EntityId) => boolean) {
    return this.#meet((root) => {
      const id = this.#entities.ownerOf(root)
      return id !== null && isWanted(id)
    })
  }

  /** What the ray meets below these roots and is shown, the nearest first. */
  #meet(isWanted: (root: THREE.Object3D) => boolean) {
    this.#follow()
    const parts = this.#near.along(this.#raycaster.ray, isWanted)
    return this.#raycaster.intersectObjects(parts, false).filter(({ object }) => isShown(object))
  }

  /** A click may come between a change and the frame that shows it. */
  #follow() {
    const moved = this.#movement.since(this.#followed)
    this.#followed = this.#movement.now
    if (moved === null) {
      this.#world.scene.object3D.updateMatrixWorld()
      this.#near.gather(this.#entities.roots())
    } else for (const root of moved) this.#near.follow(root)
  }
}

function isShown(object: THREE.Object3D): boolean {
  for (let part: THREE.Object3D | null = object; part; part = part.parent) if (!part.visible) return false
  return true
}
