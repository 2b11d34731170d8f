import { MeshoptDecoder } from 'meshoptimizer'
import * as THREE from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { Sides } from '../../model/components/physics.ts'
import { plainModel } from './plain-model.ts'
import { readFile } from './read-file.ts'

export interface ReadModel {
  readonly object: THREE.Object3D
  readonly clips: readonly THREE.AnimationClip[]
  readonly sides: Sides
  readonly end: () => void
}

/** A GLB file as an object that stands on its origin, its longest side `size` metres long. Rejects when it cannot be read. */
export async function readModel(address: string, size: number): Promise<ReadModel> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const bytes = await plainModel(await readFile(address))
  const { scene, animations } = await loader.parseAsync(bytes.buffer, '')
  const box = new THREE.Box3().setFromObject(scene)
  if (box.isEmpty()) throw new Error('there is nothing in the model')
  const { x, y, z } = box.getSize(new THREE.Vector3())
  const longest = Math.max(1e-6, x, y, z)
  const scale = size / longest
  const middle = box.getCenter(new THREE.Vector3())
  scene.position.sub(new THREE.Vector3(middle.x, box.min.y, middle.z)).multiplyScalar(scale)
  scene.scale.multiplyScalar(scale)
  scene.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    part.castShadow = true
    part.receiveShadow = true
  })
  return {
    object: new THREE.Group().add(scene),
    clips: animations,
    sides: [x / longest, y / longest, z / longest],
    end: () => free(scene),
  }
}

function free(object: THREE.Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    part.geometry.dispose()
    for (const material of [part.material].flat()) {
      for (const value of Object.values(material)) if (value instanceof THREE.Texture) value.dispose()
      material.dispose()
    }
  })
}
