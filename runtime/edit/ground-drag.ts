import * as THREE from 'three'
import type { Footing } from './footing.ts'
import type { Picker } from './picker.ts'
import { snapTo } from './snapping.ts'

/** A pointer near the horizon would throw things away: nothing goes farther from the camera than so many metres, or so many times as far as it was. */
const reach = { metres: 120, times: 4 }
const flat = ['x', 'z'] as const

type Ground = Pick<Picker, 'onPlane' | 'distanceTo'>

/** The grid that one thing comes to stand on, or steps of the way for several, which keep their distances (metres). */
interface GroundSnap {
  readonly step: number
  readonly isOnGrid: boolean
  /** Has the last word: how far they go that are pulled so far and would go so far by the grid. */
  readonly settle: (pulled: THREE.Vector3, onGrid: THREE.Vector3) => THREE.Vector3
}

/** Pulls things along the ground by the point at which they were taken hold of. */
export class GroundDrag {
  readonly #picker: Ground
  readonly #plane: THREE.Plane
  readonly #hold: THREE.Vector3
  /** Metres from the camera. */
  readonly #reach: number
  /** Where the first of them stood; it comes to stand on the grid when it is alone. */
  readonly #from: THREE.Vector3
  /** What they stand on; `null` for what keeps its height. */
  readonly #footing: Footing | null

  constructor(picker: Ground, hold: THREE.Vector3, from: THREE.Vector3, footing: Footing | null) {
    this.#picker = picker
    this.#plane = new THREE.Plane(new THREE.Vector3(0, 1, 0), -hold.y)
    this.#hold = hold.clone()
    this.#reach = Math.max(reach.metres, reach.times * picker.distanceTo(hold))
    this.#from = from
    this.#footing = footing
  }

  /** How far they are pulled with the pointer there (CSS pixels), in metres; `null` when that is out of reach. */
  offsetAt(x: number, y: number, snap: GroundSnap | null): THREE.Vector3 | null {
    const point = this.#picker.onPlane(x, y, this.#plane, this.#reach)
    if (!point) return null
    const pulled = point.sub(this.#hold).setY(0)
    const offset = snap ? snap.settle(pulled, this.#onGrid(pulled, snap)) : pulled
    if (this.#footing) offset.y = this.#footing.riseAt(offset)
    return offset
  }

  #onGrid(pulled: THREE.Vector3, { step, isOnGrid }: GroundSnap): THREE.Vector3 {
    const offset = pulled.clone()
    for (const axis of flat) {
      const from = isOnGrid ? this.#from[axis] : 0
      offset[axis] = snapTo(from + pulled[axis], step) - from
    }
    return offset
  }
}
