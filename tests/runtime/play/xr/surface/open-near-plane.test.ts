import * as THREE from 'three'
import { expect, test } from 'vitest'
import { openNearPlane } from '../../../../../runtime/play/xr/surface/open-near-plane.ts'

test('[T11] what is a hand before the eyes is drawn, what is behind them or aside is not', () => {
  const eyes = new THREE.PerspectiveCamera(60, 1, 1.4, 600)
  const draws = (x: number, z: number) =>
    new THREE.Frustum()
      .setFromProjectionMatrix(eyes.projectionMatrix)
      .containsPoint(new THREE.Vector3(x, 0, z))
  expect(draws(0, -0.2)).toBe(false)
  openNearPlane(eyes)
  expect([draws(0, -0.2), draws(0, -500), draws(0, 0.1), draws(0.3, -0.2), draws(0, -700)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
