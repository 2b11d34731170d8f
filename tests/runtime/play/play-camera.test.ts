import { expect, test } from 'vitest'
import { PlayCamera } from '../../../runtime/play/play-camera.ts'
import { headlessThree as three } from '../models/headless-three.ts'

const start = { position: [0, 5, 20], yaw: 0, pitch: -0.2 } as const
const playerAt = (x: number) => {
  const player = new three.Object3D()
  player.position.set(x, 0, 0)
  return player
}

test('a program can let one look out of the player’s eyes and from behind again, whatever the scene began with', () => {
  const rig = new three.Object3D()
  const camera = new PlayCamera(rig, start, 'free', 32, 2)
  camera.advance(1, playerAt(3), undefined)
  expect(rig.position.toArray()).toEqual([0, 5, 20])
  camera.setView('eyes')
  camera.advance(1, playerAt(3), undefined)
  expect(rig.position.toArray()).toEqual([3, 1.8, 0])
  expect(camera.direction.pitch).toBe(0)
  camera.setView('behind')
  camera.advance(9, playerAt(3), undefined)
  expect(rig.position.z).toBeGreaterThan(5)
  expect(camera.isSteered).toBe(true)
})

test('behind the player it stays on this side of a wall, and goes back again when the player has left it', () => {
  const rig = new three.Object3D()
  const camera = new PlayCamera(rig, start, 'behind', 32, 2)
  camera.follow()
  const wall = { min: [-5, 0, 2], max: [5, 9, 3] } as const
  camera.advance(9, playerAt(0), undefined, [wall])
  expect(rig.position.z).toBeLessThan(2)
  expect(rig.position.z).toBeGreaterThan(1)
  camera.advance(9, playerAt(20), undefined, [wall])
  expect(rig.position.z).toBeGreaterThan(5)
  camera.advance(9, playerAt(0), undefined, [{ min: [-5, 0, 0.6], max: [5, 9, 1.6] }])
  expect(rig.position.distanceTo(new three.Vector3(0, 1.5, 0)), 'not into the head').toBeCloseTo(1.2, 5)
})
