import * as THREE from 'three'
import type { XRHandSpace } from 'three/src/renderers/webxr/WebXRController.js'

const joints = 25
/** Metres, where WebXR does not say how thick a finger is. */
const usualRadius = 0.008
const skin = '#FFFAF2'

/** A bare hand: a ball for each of its joints. */
export class HandJoints {
  readonly #space: XRHandSpace
  readonly #balls: THREE.InstancedMesh
  readonly #size = new THREE.Vector3()
  readonly #matrix = new THREE.Matrix4()

  constructor(space: XRHandSpace) {
    this.#space = space
    this.#balls = new THREE.InstancedMesh(
      new THREE.IcosahedronGeometry(1, 2),
      new THREE.MeshLambertMaterial({ color: skin, emissive: skin, emissiveIntensity: 0.4, fog: false }),
      joints,
    )
    this.#balls.frustumCulled = false
    space.add(this.#balls)
  }

  /** Before each picture. */
  follow(): void {
    let count = 0
    for (const joint of Object.values(this.#space.joints)) {
      if (!joint.visible || count === joints) continue
      this.#size.setScalar(joint.jointRadius ?? usualRadius)
      this.#balls.setMatrixAt(count, this.#matrix.copy(joint.matrix).scale(this.#size))
      count += 1
    }
    this.#balls.count = count
    this.#balls.instanceMatrix.needsUpdate = true
  }
}
