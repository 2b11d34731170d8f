import * as THREE from 'three'
import { expect, it } from 'vitest'
import { steppingAside } from '../../../runtime/components/stepping-aside.ts'

it('draws a shape for an eye outside of it, and not for one that looks out of it', () => {
  const shape = new THREE.Mesh()
  const place = steppingAside(shape, 0.8)
  place.position.set(3, 2, 0)
  place.updateMatrixWorld(true)
  const eye = new THREE.PerspectiveCamera()
  const isDrawn = (x: number) => {
    eye.position.set(x, 2, 0)
    eye.updateMatrixWorld(true)
    place.update(eye)
    return shape.visible
  }
  expect([0, 2.1, 2.5, 3, 3.7, 3.9].map(isDrawn)).toEqual([true, true, false, false, false, true])
})

it('tells the shape when it is taken out of the scene', () => {
  const scene = new THREE.Scene()
  const shape = new THREE.Mesh()
  const place = steppingAside(shape, 1)
  scene.add(place)
  let isGone = false
  shape.addEventListener('removed', () => {
    isGone = true
  })
  scene.remove(place)
  expect(isGone).toBe(true)
})
