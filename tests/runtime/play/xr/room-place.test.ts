import { expect, test } from 'vitest'
import { type Head, RoomPlace } from '../../../../runtime/play/xr/room-place.ts'
import type { Vec3 } from '../../../../runtime/simulation/space/vec3.ts'

/** Where a head of the room is in the world while the feet of the player are there. */
function headAt(place: RoomPlace, head: Head, feet: Vec3) {
  const { position, yaw } = place.at(feet)
  const [x, y, z] = head.position
  return [
    position[0] + x * Math.cos(yaw) + z * Math.sin(yaw),
    position[1] + y,
    position[2] + z * Math.cos(yaw) - x * Math.sin(yaw),
  ].map((part) => Math.round(part * 1e6) / 1e6 + 0)
}

const head: Head = { position: [0.5, 1.4, -1], yaw: 0.3 }
const feet: Vec3 = [10, 2, 20]

test('the head begins over the feet, at its own height, and looks to where it shall', () => {
  const place = new RoomPlace()
  place.enter(head, 2, null)
  expect(headAt(place, head, feet)).toEqual([10, 3.4, 20])
  expect(place.yawOf(head)).toBeCloseTo(2, 9)
})

test('who sits has eyes as high as the player, and may bend down', () => {
  const place = new RoomPlace()
  place.enter(head, 0, 1.8)
  expect(headAt(place, head, feet)[1]).toBe(3.8)
  expect(headAt(place, { ...head, position: [0.5, 1.2, -1] }, feet)[1]).toBe(3.6)
})

test('a turn goes round the head, and who steps aside in the room does so in the world until the next jump', () => {
  const place = new RoomPlace()
  place.enter(head, 0, null)
  const aside: Head = { position: [1.5, 1.4, -1], yaw: 0.3 }
  const before = headAt(place, aside, feet)
  expect(before).not.toEqual([10, 3.4, 20])
  place.turn(Math.PI / 6, aside)
  expect(headAt(place, aside, feet)).toEqual(before)
  expect(place.yawOf(aside)).toBeCloseTo(Math.PI / 6, 9)
  place.centre(aside)
  expect(headAt(place, aside, feet)).toEqual([10, 3.4, 20])
})
