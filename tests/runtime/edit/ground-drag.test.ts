import * as THREE from 'three'
import { expect, test } from 'vitest'
import { GroundDrag } from '../../../runtime/edit/ground-drag.ts'

/** A camera so many metres above the origin that looks straight down; a pixel is a metre. */
function pulled(height: number, x: number): THREE.Vector3 | null {
  const camera = new THREE.Vector3(0, height, 0)
  const picker = {
    distanceTo: (point: THREE.Vector3) => camera.distanceTo(point),
    onPlane: (x: number, y: number, plane: THREE.Plane, reach = Number.POSITIVE_INFINITY) => {
      const point = plane.projectPoint(new THREE.Vector3(x, 0, y), new THREE.Vector3())
      return point.distanceTo(camera) <= reach ? point : null
    },
  }
  const origin = new THREE.Vector3()
  return new GroundDrag(picker, origin, origin, null).offsetAt(x, 0, null)
}

test.each([10, 119, 500, 4_000])(
  '[W09] what lies %d metres away can be pulled along the ground',
  (height) => {
    expect(pulled(height, height / 2)?.toArray()).toEqual([height / 2, 0, 0])
  },
)

test.each([10, 500])('what is %d metres away is not thrown beyond the horizon', (height) => {
  expect(pulled(height, height * 100)).toBeNull()
})
