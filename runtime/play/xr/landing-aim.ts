import * as THREE from 'three'
import type { Simulation } from '../../simulation/simulation.ts'
import type { Vec3 } from '../../simulation/space/vec3.ts'
import { throwArc } from './throw-arc.ts'

const mostDots = 60
const dotSize = 0.018
const free = new THREE.Color('#7BD12B')
const upright = new THREE.Vector3(0, 1, 0)
const barred = new THREE.Color('#FF5A5F')

/** The arc by which somebody chooses where to jump: green dots and a ring where they may land, red dots without a ring where not. */
export class LandingAim {
  readonly object = new THREE.Group()
  readonly #dots: THREE.InstancedMesh<THREE.SphereGeometry, THREE.MeshBasicMaterial>
  readonly #ring: THREE.Mesh
  readonly #simulation: Simulation
  readonly #hasPlayer: boolean
  readonly #matrix = new THREE.Matrix4()
  /** Away from where one would land. */
  readonly #up = new THREE.Vector3()
  #landing: Vec3 | null = null

  constructor(simulation: Simulation, hasPlayer: boolean) {
    this.#simulation = simulation
    this.#hasPlayer = hasPlayer
    const look = { toneMapped: false, fog: false }
    this.#dots = new THREE.InstancedMesh(
      new THREE.SphereGeometry(dotSize, 8, 6),
      new THREE.MeshBasicMaterial(look),
      mostDots,
    )
    this.#dots.frustumCulled = false
    this.#ring = new THREE.Mesh(
      new THREE.RingGeometry(0.24, 0.34, 40).rotateX(-Math.PI / 2),
      new THREE.MeshBasicMaterial({ ...look, color: free, side: THREE.DoubleSide }),
    )
    this.object.add(this.#dots, this.#ring)
    this.hide()
  }

  /** Where one would land now; `null` where one may not. */
  get landing(): Vec3 | null {
    return this.#landing
  }

  /** Aims from there. */
  aim({ origin, direction }: THREE.Ray): void {
    const { path, landing, rise } = throwArc(origin.toArray(), direction.toArray(), this.#simulation.solids())
    const isFree = landing !== null && (!this.#hasPlayer || this.#simulation.mayLand(landing))
    this.#landing = isFree ? landing : null
    // The first dots would stand in the hand.
    const shown = path.slice(2, mostDots + 2)
    shown.forEach(([x, y, z], index) => {
      this.#dots.setMatrixAt(index, this.#matrix.makeTranslation(x, y, z))
    })
    this.#dots.count = shown.length
    this.#dots.instanceMatrix.needsUpdate = true
    this.#dots.material.color = isFree ? free : barred
    this.#ring.visible = isFree
    if (landing) {
      this.#up.set(-rise[0], 1, -rise[1]).normalize()
      this.#ring.quaternion.setFromUnitVectors(upright, this.#up)
      this.#ring.position.fromArray(landing).addScaledVector(this.#up, 0.02)
    }
    this.object.visible = true
  }

  hide(): void {
    this.object.visible = false
    this.#landing = null
  }
}
