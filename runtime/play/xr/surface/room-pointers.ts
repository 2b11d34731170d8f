import type * as THREE from 'three'
import { HandPointer } from '../hand-pointer.ts'

const nothing = () => undefined

/** The rays of whom holds controllers or shows hands in the room; a finger on a screen has none. They hang in the room. */
export class RoomPointers {
  readonly #pointers: readonly HandPointer[]

  constructor(xr: THREE.WebXRManager) {
    // What is pressed comes with the session's own events, which know where the ray was then.
    const news = { onPress: nothing, onRelease: nothing, onGrip: nothing, onLetGo: nothing }
    this.#pointers = [0, 1].map((index) => new HandPointer(xr.getController(index), news))
  }

  get objects(): readonly THREE.Object3D[] {
    return this.#pointers.map(({ space }) => space)
  }

  use(isInUse: boolean): void {
    for (const pointer of this.#pointers) pointer.use(isInUse)
  }

  /** Before each picture. `reach`: how far the world lets a ray go, metres of the room; `null` = as far as it likes. */
  advance(reach: (ray: THREE.Ray) => number | null): void {
    for (const pointer of this.#pointers) {
      if (!pointer.isThere) continue
      pointer.follow()
      pointer.show(reach(pointer.ray))
    }
  }
}
