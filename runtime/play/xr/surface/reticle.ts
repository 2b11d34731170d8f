import * as THREE from 'three'

/** Metres. */
const [inner, outer, dot] = [0.07, 0.09, 0.012]

/** A ring that lies on the surface that is looked at. Hangs in the room. */
export class Reticle {
  readonly object = new THREE.Group()

  constructor() {
    const look = { toneMapped: false, fog: false, side: THREE.DoubleSide }
    const flat = (shape: THREE.BufferGeometry, color: string) =>
      new THREE.Mesh(shape.rotateX(-Math.PI / 2), new THREE.MeshBasicMaterial({ ...look, color }))
    this.object.name = 'surface-reticle'
    this.object.add(
      flat(new THREE.RingGeometry(inner, outer, 48), '#FFFAF2'),
      flat(new THREE.CircleGeometry(dot, 24), '#FF5CB3'),
    )
    this.object.matrixAutoUpdate = false
    this.object.visible = false
  }

  /** `null`: no surface is looked at. */
  show(found: THREE.Matrix4 | null): void {
    this.object.visible = found !== null
    if (found) this.object.matrix.copy(found)
  }
}
