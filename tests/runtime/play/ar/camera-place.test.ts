import * as THREE from 'three'
import { afterEach, expect, test, vi } from 'vitest'
import { cameraPlace } from '../../../../runtime/play/ar/camera-place.ts'
import { drawnFov } from '../../../../runtime/play/ar/drawn-fov.ts'
import { openCamera } from '../../../../runtime/play/ar/open-camera.ts'

afterEach(() => vi.unstubAllGlobals())

const turned = (x: number, y: number, z: number) =>
  new THREE.Quaternion().setFromEuler(new THREE.Euler(x, y, z))
const all = new THREE.Vector3(1, 1, 1)

test('the camera comes to where it sees the picture of the scene as the camera of the device sees that of the room', () => {
  // A picture of 2 × 1.5 m, lying, turned, and made three times as large.
  const matrixWorld = new THREE.Matrix4().compose(
    new THREE.Vector3(4, 1, -2),
    turned(-1.2, 0.7, 0.3),
    new THREE.Vector3(3, 3, 3),
  )
  const place = new THREE.Matrix4().compose(new THREE.Vector3(0.3, -0.2, -2.5), turned(-0.6, 0.4, 0.1), all)
  const camera = cameraPlace(place, { matrixWorld, width: 2, height: 1.5 })
  // A corner of it, in widths from its middle and in metres of the thing.
  const inRoom = new THREE.Vector3(0.5, 0.375, 0).applyMatrix4(place)
  const inScene = new THREE.Vector3(1, 1.5, 0).applyMatrix4(matrixWorld).applyMatrix4(camera.clone().invert())
  expect(inScene.distanceTo(inRoom.multiplyScalar(6))).toBeLessThan(1e-9)
  expect(camera.determinant()).toBeCloseTo(1, 9)
})

test('what hangs over the page of a camera picture makes the drawn angle smaller', () => {
  const picture = { width: 640, height: 480 }
  expect(drawnFov(picture, { width: 800, height: 600 })).toBeCloseTo(45, 9)
  // Upright the whole height is seen, lying a part of it.
  expect(drawnFov(picture, { width: 390, height: 844 })).toBeCloseTo(45, 9)
  const half = (Math.tan(Math.PI / 8) * 240) / 480
  expect(drawnFov(picture, { width: 640, height: 240 })).toBeCloseTo((Math.atan(half) * 360) / Math.PI, 9)
})

test.each([
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
] as const)('a camera that fails by %s is told of as %s', async (name, reason) => {
  const devices = Object.assign(new EventTarget(), {
    getUserMedia: () => Promise.reject(new DOMException('', name)),
  })
  expect(await openCamera(devices)).toBe(reason)
})

test('an address without https has no camera', async () => {
  expect(await openCamera(undefined)).toBe('insecure')
})

test.each([
  ['NotAllowedError', 'refused'],
  ['AbortError', 'busy'],
])('a camera whose picture does not begin, by %s, goes off before that is told of', async (name, reason) => {
  const play = () => Promise.reject(new DOMException('', name))
  vi.stubGlobal('document', { createElement: () => ({ play }) })
  const stop = vi.fn()
  const stream = Object.assign(Object.create(null), { getTracks: () => [{ stop }, { stop }] })
  const devices = { getUserMedia: async () => stream }
  expect(await openCamera(devices)).toBe(reason)
  expect(stop).toHaveBeenCalledTimes(2)
})
