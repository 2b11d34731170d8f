import * as THREE from 'three'
import { expect, test } from 'vitest'
import {
  roomInWorld,
  scaledBy,
  turnTowards,
  usualScale,
} from '../../../../../runtime/play/xr/surface/surface-place.ts'

const stand = new THREE.Vector3(4, 0.5, -3)
const at = new THREE.Vector3(0.3, 0.7, -1.2)
/** Where a point of the world is in the room. */
const inRoom = (point: THREE.Vector3, turn: number, scale: number) =>
  point.clone().applyMatrix4(roomInWorld(stand, { at, turn, scale }).invert())
const rounded = ({ x, y, z }: THREE.Vector3) => [x, y, z].map((part) => Math.round(part * 1e6) / 1e6 + 0)

test('[T11] the point that a world is put down by is where the surface was met, whatever its size and turn', () => {
  for (const turn of [0, 1, -2.5])
    for (const scale of [1, 0.2, 0.01]) expect(rounded(inRoom(stand, turn, scale))).toEqual([0.3, 0.7, -1.2])
})

test('[T11] what is beside and above it is as near as the world is small, and turned with it', () => {
  const above = stand.clone().add(new THREE.Vector3(0, 2, 0))
  expect(rounded(inRoom(above, 1, 0.1))).toEqual([0.3, 0.9, -1.2])
  const right = stand.clone().add(new THREE.Vector3(2, 0, 0))
  // A quarter turn to the left takes what was right of it to behind it.
  expect(rounded(inRoom(right, Math.PI / 2, 0.1))).toEqual([0.3, 0.7, -1.4])
})

test('[T11] a world is seen from the side that its own camera looks from', () => {
  const eye = new THREE.Vector3(1.8, 1.6, 0.4)
  for (const yaw of [0, 0.3, -2]) {
    const turn = turnTowards(at, eye, yaw)
    // The way to what the camera looks at, in the room.
    const ahead = new THREE.Vector3(-Math.sin(yaw), 0, -Math.cos(yaw)).add(stand)
    const seen = inRoom(ahead, turn, 1).sub(at)
    const way = at.clone().sub(eye).setY(0).normalize()
    expect(seen.dot(way)).toBeCloseTo(1, 9)
  }
})

test('[T11] a world is half a metre long on a table, one and a half on the floor, and never larger than it is', () => {
  expect(usualScale(5, 0.75)).toBeCloseTo(0.1, 9)
  expect(usualScale(5, 0.02)).toBeCloseTo(0.3, 9)
  expect(usualScale(0.2, 0)).toBe(1)
  expect(usualScale(0, 0)).toBe(1)
})

test('[T11] steps end at the true size and at the size of a thumb', () => {
  expect(scaledBy(0.1, 1.25, 5)).toBeCloseTo(0.125, 9)
  expect(scaledBy(0.9, 1.25, 5)).toBe(1)
  expect(scaledBy(0.011, 0.5, 5)).toBeCloseTo(0.01, 9)
  expect(scaledBy(1, 0.5, 0.02)).toBe(1)
})
