import * as THREE from 'three'

/** A group that turns round its upright axis so that its front (+z) looks to the eye, before each picture. */
export class FacingGroup extends THREE.Group {
  readonly #eye: () => THREE.Object3D | undefined
  readonly #there = new THREE.Vector3()

  constructor(eye: () => THREE.Object3D | undefined) {
    super()
    this.#eye = eye
  }

  override updateMatrixWorld(force?: boolean) {
    const eye = this.#eye()
    if (eye && this.parent) {
      const { x, z } = this.parent.worldToLocal(this.#there.setFromMatrixPosition(eye.matrixWorld))
      this.rotation.y = Math.atan2(x, z)
    }
    super.updateMatrixWorld(force)
  }
}
