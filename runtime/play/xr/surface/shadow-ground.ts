import * as THREE from 'three'

/** How dark a shadow is on a real floor. */
const darkness = 0.32

/** Takes the shadows that a world throws where its own ground is not drawn, and is otherwise not to be seen. Lies in the world. */
export class ShadowGround {
  readonly object: THREE.Mesh<THREE.PlaneGeometry, THREE.ShadowMaterial>

  constructor() {
    this.object = new THREE.Mesh(
      new THREE.PlaneGeometry(1, 1).rotateX(-Math.PI / 2),
      new THREE.ShadowMaterial({ opacity: darkness, transparent: true, depthWrite: false }),
    )
    this.object.receiveShadow = true
    this.object.visible = false
  }

  /** Lays it under a world of so many metres. */
  lay(under: THREE.Vector3, longestSide: number): void {
    this.object.position.copy(under)
    this.object.scale.setScalar(Math.max(1, longestSide * 2))
    this.object.visible = true
  }

  hide(): void {
    this.object.visible = false
  }
}
