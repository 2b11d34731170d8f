import type * as THREE from 'three'

/** Pictures of things that stay where they were while copies of them are pulled away. */
export class StandIns {
  readonly #scene: THREE.Object3D
  #shown: readonly THREE.Object3D[] = []

  constructor(scene: THREE.Object3D) {
    this.#scene = scene
  }

  /** Shows each object once more where it stands now; geometry and material stay the object's. */
  show(objects: readonly THREE.Object3D[]): void {
    this.clear()
    this.#shown = objects.map((object) => {
      object.updateWorldMatrix(true, true)
      const picture = object.clone(true)
      picture.matrixAutoUpdate = false
      picture.matrix.copy(object.matrixWorld)
      picture.matrixWorldNeedsUpdate = true
      this.#scene.add(picture)
      return picture
    })
  }

  clear(): void {
    for (const picture of this.#shown) picture.removeFromParent()
    this.#shown = []
  }
}
