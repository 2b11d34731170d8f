import type * as THREE from 'three'
import type { EntityElement } from '../../aframe/aframe-types.ts'
import { drawing } from '../../components/define-world-component.ts'

/** Sky, fog and things of a world that are not drawn while it stands in a room, and can be shown again. */
export class HiddenSurroundings {
  readonly things: readonly EntityElement[]
  readonly #scene: THREE.Scene
  #background: THREE.Scene['background'] = null
  #fog: THREE.Scene['fog'] = null

  constructor(scene: THREE.Scene, things: readonly EntityElement[]) {
    this.#scene = scene
    this.things = things
  }

  /** Before each picture: programs may have painted another sky, or drawn the ground anew. What lies in the things stays. */
  hide(): void {
    const scene = this.#scene
    this.#background = scene.background ?? this.#background
    this.#fog = scene.fog ?? this.#fog
    scene.background = null
    scene.fog = null
    this.#draw(false)
  }

  show(): void {
    this.#scene.background ??= this.#background
    this.#scene.fog ??= this.#fog
    this.#draw(true)
  }

  #draw(isDrawn: boolean) {
    for (const el of this.things) {
      const shape = el.getObject3D(drawing)
      if (shape) shape.visible = isDrawn
    }
  }
}
