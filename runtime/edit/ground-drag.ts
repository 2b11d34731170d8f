import * as THREE from 'three'
import type { Picker } from './picker.ts'
import { snapSteps, snapTo } from './snapping.ts'

/** Metres beyond which a pointer near the horizon would throw things away. */
const reach = 120
const flat = ['x', 'z'] as const

/** Pulls things along the ground by the point at which they were taken hold of. */
export class GroundDrag {
  readonly #picker: Picker
  readonly #plane: THREE.Plane
  readonly #hold: THREE.Vector3
  /** Where the first of them stood; it comes to stand on the grid when it is alone. */
  readonly #from: THREE.Vector3

  constructor(picker: Picker, hold: THREE.Vector3, from: THREE.Vector3) {
    this.#picker = picker
    this.#plane = new THREE.Plane(new THREE.Vector3(0, 1, 0), -hold.y)
    this.#hold = hold.clone()
    this.#from = from
  }

  /** How far they are pulled with the pointer there (CSS pixels), in metres; `null` when that is out of reach. */
  offsetAt(x: number, y: number, snap: 'off' | 'grid' | 'steps'): THREE.Vector3 | null {
    const point = this.#picker.onPlane(x, y, this.#plane, reach)
    if (!point) return null
    const offset = point.sub(this.#hold).setY(0)
    const { move } = snapSteps
    for (const axis of flat) {
      const from = this.#from[axis]
      if (snap === 'grid') offset[axis] = snapTo(from + offset[axis], move) - from
      else if (snap === 'steps') offset[axis] = snapTo(offset[axis], move)
    }
    return offset
  }
}
