import * as THREE from 'three'
import { TransformControls } from 'three/addons/controls/TransformControls.js'

/** CSS pixels round the middle of the gizmo that belong to its centre, whatever lies before it. */
const reach = { mouse: 15, touch: 24 }

/** three's gizmo, whose centre is easy to hit when it sizes: an axis that comes towards the eye lies before it and would be taken instead. */
export class CentredControls extends TransformControls {
  readonly #middle = new THREE.Vector3()
  readonly #reach = matchMedia('(pointer: coarse)').matches ? reach.touch : reach.mouse

  /** `pointer` has the place in the picture, from -1 to 1, whatever its type says. */
  override pointerHover(pointer: PointerEvent | null): void {
    super.pointerHover(pointer)
    if (pointer === null || this.dragging || this.mode !== 'scale' || !this.object) return
    const { clientWidth, clientHeight } = this.domElement ?? document.body
    this.object.getWorldPosition(this.#middle).project(this.camera)
    const away = Math.hypot(
      ((pointer.x - this.#middle.x) * clientWidth) / 2,
      ((pointer.y - this.#middle.y) * clientHeight) / 2,
    )
    if (away <= this.#reach && this.#middle.z < 1) this.axis = 'XYZ'
  }
}
