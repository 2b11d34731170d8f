import * as THREE from 'three'
import { expect, it } from 'vitest'
import { faceEye } from '../../../runtime/components/face-eye.ts'

it('turns a sign to whoever sees it, also in a thing that is turned itself', () => {
  const holder = new THREE.Group()
  const sign = new THREE.Group()
  const mesh = new THREE.Mesh()
  holder.add(sign.add(mesh))
  holder.position.set(2, 0, 0)
  holder.rotation.y = 1
  holder.updateMatrixWorld(true)
  faceEye(sign)
  const camera = new THREE.PerspectiveCamera()
  for (const place of [
    [2, 1, 5],
    [7, 1, 0],
    [2, 1, -5],
    [-4, 3, 1],
  ] as const) {
    camera.position.fromArray(place)
    camera.updateMatrixWorld(true)
    // As three.js does with each mesh that it draws.
    Reflect.apply(mesh.onBeforeRender, mesh, [null, null, camera])
    const front = new THREE.Vector3().setFromMatrixColumn(sign.matrixWorld, 2)
    const toEye = camera.position.clone().sub(holder.position).setY(0).normalize()
    expect(front.dot(toEye)).toBeCloseTo(1, 9)
  }
})
