import * as THREE from 'three'

/** Metres from the eye, where nothing nearer is looked at; and sizes as a share of that. */
const farthest = 3
const nearest = 0.4
const [inner, outer] = [0.012, 0.018]
const parts = 48

/** A ring before the eyes of whom has nothing in their hands; it fills while they look at something that is clicked soon. Hangs on the camera. */
export class GazeRing {
  readonly object = new THREE.Group()
  readonly #filled: THREE.Mesh<THREE.RingGeometry>

  constructor() {
    const look = { toneMapped: false, fog: false, depthTest: false, transparent: true }
    const ring = () => new THREE.RingGeometry(inner, outer, parts)
    const whole = new THREE.Mesh(
      ring(),
      new THREE.MeshBasicMaterial({ ...look, color: '#FFFAF2', opacity: 0.7 }),
    )
    this.#filled = new THREE.Mesh(ring(), new THREE.MeshBasicMaterial({ ...look, color: '#FF5CB3' }))
    whole.renderOrder = 1.1e6
    this.#filled.renderOrder = 1.2e6
    this.object.add(whole, this.#filled)
    this.object.visible = false
  }

  /** At so many metres (`null`: nothing is looked at), filled to a share of 1. */
  show(distance: number | null, share: number): void {
    const away = Math.min(farthest, Math.max(nearest, distance ?? farthest))
    this.object.position.z = -away
    this.object.scale.setScalar(away)
    this.#filled.geometry.setDrawRange(0, Math.round(parts * share) * 6)
  }
}
