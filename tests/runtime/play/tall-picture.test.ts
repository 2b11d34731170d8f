import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { nearness, showWidely } from '../../../runtime/play/tall-picture.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI
/** How much a camera of so many degrees shows, from left to right and from below to above, in degrees. */
function shown(fov: number, aspect: number) {
  const up = Math.tan((fov * Math.PI) / 360) / nearness(fov, aspect)
  return [Math.atan(up * aspect), Math.atan(up)].map((half) => Math.round(2 * degrees(half)))
}

test('a picture that is wider than tall shows what the scene’s camera says', () => {
  expect([nearness(50, 16 / 9), nearness(50, 1), nearness(110, 2)]).toEqual([1, 1, 1])
})

test('a tall one shows as much from left to right as a square one, unless that were too much upright', () => {
  expect(shown(40, 0.8)).toEqual([40, 49])
  expect(shown(50, 390 / 844)).toEqual([42, 80])
  expect(shown(110, 0.5)).toEqual([71, 110])
})

test('a camera is set to it once', () => {
  const camera = new PerspectiveCamera(50, 0.5)
  showWidely(camera, 50)
  const zoom = nearness(50, 0.5)
  expect(camera.zoom).toBe(zoom)
  expect(camera.projectionMatrix.elements[5]).toBeCloseTo(zoom / Math.tan((25 * Math.PI) / 180))
  camera.aspect = 2
  showWidely(camera, 50)
  expect(camera.zoom).toBe(1)
})
