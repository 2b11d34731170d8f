import * as THREE from 'three'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { sharedMaterial } from '../models/kit/shared-material.ts'
import { crowdLayer } from '../scene/crowd-layer.ts'

/** From so many on, meshes that look the same are drawn as one. */
const fewest = 2
/** Milliseconds between two looks at what there is. */
const interval = 500

interface Crowd {
  readonly members: readonly THREE.Mesh[]
  readonly drawn: THREE.InstancedMesh
}

/**
 * Draws what looks the same in one call for all of it: a maze of 70 hedges costs no more than one. The meshes themselves stay where they are, to be moved
 * and hit, and are only not drawn. What comes is drawn by itself until the next look.
 */
export class Crowds {
  readonly #scene: THREE.Object3D
  readonly #crowds = new Map<THREE.BufferGeometry, Crowd>()
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(scene: THREE.Object3D) {
    this.#scene = scene
  }

  /** To be called before each picture, when everything stands where it will be seen; `now` in milliseconds. */
  advance(now: number): void {
    if (now - this.#lookedAt >= interval) {
      this.#lookedAt = now
      this.#look()
    }
    for (const crowd of this.#crowds.values()) this.#follow(crowd)
  }

  /** Each is drawn by itself again. */
  dissolve(): void {
    for (const geometry of [...this.#crowds.keys()]) this.#disband(geometry)
    this.#lookedAt = Number.NEGATIVE_INFINITY
  }

  #look() {
    const alike = new Map<THREE.BufferGeometry, THREE.Mesh[]>()
    this.#scene.traverseVisible((object) => {
      if (!isOfCrowds(object)) return
      const found = alike.get(object.geometry) ?? []
      found.push(object)
      alike.set(object.geometry, found)
    })
    for (const [geometry, { members }] of this.#crowds) {
      const now = alike.get(geometry) ?? []
      if (now.length !== members.length || now.some((member, index) => member !== members[index]))
        this.#disband(geometry)
    }
    for (const [geometry, members] of alike)
      if (members.length >= fewest && !this.#crowds.has(geometry)) this.#gather(geometry, members)
  }

  #gather(geometry: THREE.BufferGeometry, members: readonly THREE.Mesh[]) {
    const drawn = new THREE.InstancedMesh(geometry, sharedMaterial(threeOfPage), members.length)
    drawn.castShadow = true
    drawn.receiveShadow = true
    // They may stand anywhere.
    drawn.frustumCulled = false
    drawn.matrixAutoUpdate = false
    drawn.raycast = () => undefined
    this.#scene.add(drawn)
    for (const { layers } of members) layers.set(crowdLayer)
    this.#crowds.set(geometry, { members, drawn })
  }

  #disband(geometry: THREE.BufferGeometry) {
    const crowd = this.#crowds.get(geometry)
    if (!crowd) return
    this.#crowds.delete(geometry)
    for (const { layers } of crowd.members) layers.set(0)
    crowd.drawn.removeFromParent()
    crowd.drawn.dispose()
  }

  #follow({ members, drawn }: Crowd) {
    for (const [index, member] of members.entries()) {
      const isShown = this.#isShown(member)
      if (isShown) member.updateWorldMatrix(true, false)
      drawn.setMatrixAt(index, isShown ? member.matrixWorld : nowhere)
    }
    drawn.instanceMatrix.needsUpdate = true
  }

  #isShown(member: THREE.Object3D): boolean {
    for (let object: THREE.Object3D | null = member; object; object = object.parent) {
      if (!object.visible) return false
      if (object === this.#scene) return true
    }
    return false
  }
}

const nowhere = new THREE.Matrix4().makeScale(0, 0, 0)

/** A model or shape as it was made: of the material that all share, throwing and taking shadows, and not turned inside out. */
function isOfCrowds(object: THREE.Object3D): object is THREE.Mesh {
  return (
    object instanceof THREE.Mesh &&
    !(object instanceof THREE.InstancedMesh) &&
    !(object instanceof THREE.SkinnedMesh) &&
    object.material === sharedMaterial(threeOfPage) &&
    object.castShadow &&
    object.receiveShadow &&
    object.geometry.userData.isOwn !== true &&
    object.children.length === 0 &&
    object.matrixWorld.determinant() > 0
  )
}
