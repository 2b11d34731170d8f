import * as THREE from 'three'

interface Part {
  readonly object: THREE.Object3D
  /** What it hangs below. */
  readonly root: THREE.Object3D
}

/** Numbers of a ball: its middle and the square of its radius. */
const ballSize = 4

/**
 * All that a ray can meet below some objects, each part with a ball round it, so that a ray is held against the few parts only that it comes near
 * to. Of thousands of things three.js would go through every one at each move of the pointer.
 */
export class NearParts {
  #parts: Part[] = []
  #balls = new Float64Array()
  /** Where the parts of each root lie in the list. */
  readonly #ranges = new Map<THREE.Object3D, readonly [from: number, to: number]>()

  /** Takes in all that hangs below these now; places in the world must be up to date. */
  gather(roots: readonly THREE.Object3D[]): void {
    this.#parts = []
    this.#ranges.clear()
    for (const root of roots) {
      const from = this.#parts.length
      root.traverse((object) => {
        if (object.raycast !== THREE.Object3D.prototype.raycast) this.#parts.push({ object, root })
      })
      this.#ranges.set(root, [from, this.#parts.length])
    }
    this.#balls = new Float64Array(this.#parts.length * ballSize)
    this.#measure(0, this.#parts.length)
  }

  /** The same for one of those roots below which something moved, though nothing came or went; one that is not known is left alone. */
  follow(root: THREE.Object3D): void {
    const range = this.#ranges.get(root)
    if (!range) return
    root.updateMatrixWorld()
    this.#measure(...range)
  }

  #measure(from: number, to: number) {
    const ball = new THREE.Sphere()
    for (let index = from; index < to; index++) {
      const part = this.#parts[index]
      if (!part) continue
      const { center, radius } = ballRound(part.object, ball)
      this.#balls.set([center.x, center.y, center.z, radius * radius], index * ballSize)
    }
  }

  /** The parts below `wanted` roots whose ball the ray meets: all that it can meet, and some more. */
  along({ origin, direction }: THREE.Ray, isWanted: (root: THREE.Object3D) => boolean): THREE.Object3D[] {
    const balls = this.#balls
    return this.#parts.flatMap(({ object, root }, index) => {
      const at = index * ballSize
      const x = (balls[at] ?? 0) - origin.x
      const y = (balls[at + 1] ?? 0) - origin.y
      const z = (balls[at + 2] ?? 0) - origin.z
      const reach = balls[at + 3] ?? 0
      const ahead = Math.max(0, x * direction.x + y * direction.y + z * direction.z)
      const isPassedBy = x * x + y * y + z * z - ahead * ahead > reach
      return isPassedBy || !isWanted(root) ? [] : object
    })
  }
}

/** A mesh stays within the ball of its geometry; of everything else only itself knows what a ray meets. */
function ballRound(object: THREE.Object3D, ball: THREE.Sphere): THREE.Sphere {
  ball.center.set(0, 0, 0)
  ball.radius = Number.POSITIVE_INFINITY
  if (!(object instanceof THREE.Mesh) || object.raycast !== THREE.Mesh.prototype.raycast) return ball
  const { geometry, matrixWorld } = object
  if (geometry.boundingSphere === null) geometry.computeBoundingSphere()
  if (geometry.boundingSphere) ball.copy(geometry.boundingSphere).applyMatrix4(matrixWorld)
  return ball
}
