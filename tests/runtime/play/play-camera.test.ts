import { expect, test } from 'vitest'
import { PlayCamera } from '../../../runtime/play/play-camera.ts'
import { freeShare } from '../../../runtime/simulation/space/free-share.ts'
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
})

test('with its back to a wall the player’s head does not fill the picture: it looks out of the eyes until there is room', () => {
  const rig = new three.Object3D()
  const camera = new PlayCamera(rig, start, 'behind', 32, 2)
  camera.follow()
  const wall = { min: [-5, 0, 0.6], max: [5, 9, 1.6] } as const
  camera.advance(9, playerAt(0), undefined, [wall])
  expect(rig.position.distanceTo(new three.Vector3(0, 1.8, 0))).toBeCloseTo(0, 5)
  expect(rig.rotation.x, 'ahead').toBeCloseTo(-0.22, 2)
  const eyes = () => rig.position.distanceTo(new three.Vector3(0, 1.8, 0)) < 0.01
  const wallAt = (z: number) => ({ min: [-5, 0, z], max: [5, 9, z + 1] }) as const
  camera.advance(9, playerAt(0), undefined, [wallAt(1.85)])
  expect(eyes(), 'not for a little more room').toBe(true)
  camera.advance(9, playerAt(0), undefined, [wallAt(2.7)])
  expect(eyes(), 'and comes out again').toBe(false)
  camera.advance(9, playerAt(0), undefined, [wallAt(1.85)])
  expect(eyes(), 'nor goes back for a little less').toBe(false)
  const walker = playerAt(0)
  camera.advance(9, walker, undefined, [wall])
  for (let step = 0; step < 60; step++) {
    walker.position.x += 0.05
    camera.advance(1 / 60, walker, undefined, [wall])
  }
  expect(rig.position.x, 'and goes along with who walks').toBeCloseTo(walker.position.x, 5)
})

test('a wide picture needs as many metres: at 75 degrees it does not stay over the head either', () => {
  const rig = new three.Object3D()
  const camera = new PlayCamera(rig, start, 'behind', 75, 2)
  camera.follow()
  camera.advance(9, playerAt(0), undefined, [{ min: [-5, 0, 1.3], max: [5, 9, 2.3] }])
  const away = rig.position.distanceTo(new three.Vector3(0, 1.5, 0))
  expect(away < 0.4 || away > 1.7 * 2, `${away} m`).toBe(true)
})

test('where there is no room behind the player it looks from higher up, over what is close behind, and comes down again', () => {
  const rig = new three.Object3D()
  const camera = new PlayCamera(rig, start, 'behind', 36, 2)
  camera.follow()
  const ledge = { min: [-5, 0, 1], max: [5, 3, 30] } as const
  camera.advance(9, playerAt(0), undefined, [ledge])
  expect(rig.position.y).toBeGreaterThan(4)
  expect(
    rig.position.distanceTo(new three.Vector3(0, 1.5, 0)),
    'far enough to see more than a head',
  ).toBeGreaterThan(4)
  expect(camera.direction.pitch, 'whoever walks wishes nothing else than before').toBeCloseTo(-12.6, 1)
  camera.advance(9, playerAt(0), undefined)
  expect(rig.position.y).toBeLessThan(4)
})

test('it does not nod when what is behind the player comes and goes by a little', () => {
  const rig = new three.Object3D()
  const camera = new PlayCamera(rig, start, 'behind', 36, 2)
  camera.follow()
  const heights = [4.6, 5.4, 4.6, 5.4].map((away) => {
    camera.advance(9, playerAt(0), undefined, [{ min: [-5, 0, away], max: [5, 9, 30] }])
    return rig.rotation.x
  })
  expect(new Set(heights.slice(1).map((pitch) => pitch.toFixed(3))).size).toBe(1)
})

test('a wall that it looks over hides nobody: it goes up until it sees the player behind that', () => {
  const rig = new three.Object3D()
  const camera = new PlayCamera(rig, start, 'behind', 36, 2)
  camera.follow()
  // Its top is lower than the way from over the head, and higher than from the chest.
  const wall = { min: [-5, 0, 1.2], max: [5, 2.2, 2] } as const
  camera.advance(9, playerAt(0), undefined, [wall])
  const sight = freeShare([0, 1.5, 0], [rig.position.x, rig.position.y, rig.position.z], [wall], 0)
  expect(sight).toBe(1)
  expect(rig.position.z).toBeGreaterThan(2)
})
