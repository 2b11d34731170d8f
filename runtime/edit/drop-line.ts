import * as THREE from 'three'

const berry = '#FF5CB3'
/** Metres above the ground from which the line helps. */
const shownFrom = 0.75

/** A dashed line and a ring that show the spot on the ground below something that floats. */
export class DropLine extends THREE.Group {
  readonly #line: THREE.Line
  readonly #ring: THREE.Mesh
  #target: THREE.Object3D | null = null
  readonly #at = new THREE.Vector3()

  constructor() {
    super()
    const points = new THREE.BufferGeometry().setFromPoints([
      new THREE.Vector3(0, 0, 0),
      new THREE.Vector3(0, 1, 0),
    ])
    this.#line = new THREE.Line(
      points,
      new THREE.LineDashedMaterial({
        color: '#FFFFFF',
        dashSize: 0.16,
        gapSize: 0.12,
        transparent: true,
        opacity: 0.85,
        fog: false,
        toneMapped: false,
      }),
    )
    this.#ring = new THREE.Mesh(
      new THREE.RingGeometry(0.66, 0.72, 40).rotateX(-Math.PI / 2),
      new THREE.MeshBasicMaterial({ color: berry, fog: false, toneMapped: false, side: THREE.DoubleSide }),
    )
    this.add(this.#line, this.#ring)
    this.visible = false
  }

  /** Hangs the line below `target`; `null` takes it away. */
  follow(target: THREE.Object3D | null): void {
    this.#target = target
    this.visible = target !== null
  }

  override updateMatrixWorld(force?: boolean) {
    if (this.#target && this.visible) {
      this.#target.getWorldPosition(this.#at)
      const isFloating = this.#at.y > shownFrom
      this.#line.visible = this.#ring.visible = isFloating
      this.#line.position.set(this.#at.x, 0.05, this.#at.z)
      this.#line.scale.y = Math.max(0.01, this.#at.y - 0.05)
      this.#ring.position.set(this.#at.x, 0.14, this.#at.z)
      const { material } = this.#line
      if (material instanceof THREE.LineDashedMaterial) material.scale = this.#line.scale.y
      if (!this.#line.geometry.hasAttribute('lineDistance')) this.#line.computeLineDistances()
    }
    super.updateMatrixWorld(force)
  }
}
