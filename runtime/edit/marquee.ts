import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import { boxOf } from '../scene/box-of.ts'
import type { World } from '../scene/create-scene.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import { middleOf } from '../view/framing.ts'

/** Kinds that a frame pulled over the picture does not take: they have nothing to be seen there. */
const unseen: ReadonlySet<string> = new Set(['environment', 'camera', 'cursor'])

/** The frame that is pulled over the picture to select what lies in it. CSS pixels. */
export class Marquee {
  readonly #world: World
  readonly #entities: SceneEntities
  readonly #element = document.createElement('div')
  #from = { x: 0, y: 0 }
  #to = { x: 0, y: 0 }

  constructor(world: World, entities: SceneEntities) {
    this.#world = world
    this.#entities = entities
    this.#element.className = 'marquee'
    this.#element.hidden = true
    this.#element.ariaHidden = 'true'
    document.body.append(this.#element)
  }

  start(x: number, y: number): void {
    this.#from = { x, y }
    this.to(x, y)
    this.#element.hidden = false
  }

  to(x: number, y: number): void {
    this.#to = { x, y }
    const { style } = this.#element
    style.left = `${Math.min(x, this.#from.x)}px`
    style.top = `${Math.min(y, this.#from.y)}px`
    style.width = `${Math.abs(x - this.#from.x)}px`
    style.height = `${Math.abs(y - this.#from.y)}px`
  }

  /** Takes the frame away. */
  end(): void {
    this.#element.hidden = true
  }

  /** The top entities whose middle is shown inside of the frame, in the scene's order. */
  inside(): EntityId[] {
    const { camera, scene } = this.#world
    const { left, top, width, height } = scene.canvas.getBoundingClientRect()
    const point = new THREE.Vector3()
    return [...this.#entities.records()].flatMap((record) => {
      const { id, parentId, kind, isHidden, isLocked } = record
      const object = this.#entities.object(id)
      if (parentId !== null || unseen.has(kind) || isHidden || isLocked || !object) return []
      const box = boxOf(object)
      if (box) point.set(...middleOf(box))
      else object.getWorldPosition(point)
      point.project(camera)
      const x = left + ((point.x + 1) / 2) * width
      const y = top + ((1 - point.y) / 2) * height
      return point.z < 1 && this.#holds(x, y) ? id : []
    })
  }

  #holds(x: number, y: number) {
    const within = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
    return within(x, this.#from.x, this.#to.x) && within(y, this.#from.y, this.#to.y)
  }
}
