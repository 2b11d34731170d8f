import * as THREE from 'three'

/** Pictures of things that stay where they were while copies of them are pulled away. */
export class StandIns {
  readonly #scene: THREE.Object3D
  #shown: readonly THREE.Object3D[] = []

  constructor(scene: THREE.Object3D) {
    this.#scene = scene
  }

  /** Shows what is drawn of each object once more where it stands now; geometry and material stay the object's. */
  show(objects: readonly THREE.Object3D[]): void {
    this.clear()
    this.#shown = objects.flatMap((object) => {
      object.updateWorldMatrix(true, true)
      const pictures: THREE.Object3D[] = []
      object.traverseVisible((part) => {
        const picture = pictureOf(part)
        if (picture) pictures.push(standing(picture, part))
      })
      return pictures
    })
    for (const picture of this.#shown) this.#scene.add(picture)
  }

  clear(): void {
    for (const picture of this.#shown) picture.removeFromParent()
    this.#shown = []
  }
}

/**
 * Only three's own drawn kinds are made again: a clone would have a light shine twice, and would call the constructor of a class of ours
 * without what it needs, which ends in a picture that cannot be drawn any more.
 */
function pictureOf(part: THREE.Object3D): THREE.Object3D | null {
  if (part instanceof THREE.InstancedMesh || part instanceof THREE.SkinnedMesh) return part.clone(false)
  if (part instanceof THREE.Mesh) return new THREE.Mesh(part.geometry, part.material)
  if (part instanceof THREE.LineSegments) return new THREE.LineSegments(part.geometry, part.material)
  if (part instanceof THREE.Sprite) return new THREE.Sprite(part.material)
  return null
}

function standing(picture: THREE.Object3D, part: THREE.Object3D): THREE.Object3D {
  picture.matrixAutoUpdate = false
  picture.matrix.copy(part.matrixWorld)
  picture.matrixWorldNeedsUpdate = true
  return picture
}
