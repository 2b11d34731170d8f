import { expect, test } from 'vitest'
import {
  deviceGaze,
  dragged,
  firstGaze,
  stepOfKey,
  stepped,
  turned,
  zoomed,
} from '../../../src/screens/panorama/gaze.ts'

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI)

test('[E13] what is dragged stays under the finger: right shows what is to the left, down what is above', () => {
  const gaze = dragged(firstGaze, 100, 50, 500)
  expect([degrees(gaze.yaw), degrees(gaze.pitch)]).toEqual([15, 8])
})

test('keys and buttons turn and come nearer, other keys do nothing', () => {
  const after = (key: string) => {
    const step = stepOfKey(key)
    return step && stepped(firstGaze, step)
  }
  expect(degrees(after('ArrowLeft')?.yaw ?? 0)).toBe(12)
  expect(degrees(after('ArrowRight')?.yaw ?? 0)).toBe(-12)
  expect(degrees(after('ArrowUp')?.pitch ?? 0)).toBe(12)
  expect(degrees(after('ArrowDown')?.pitch ?? 0)).toBe(-12)
  expect(after('+')?.fov).toBeLessThan(firstGaze.fov)
  expect(after('-')?.fov).toBeGreaterThan(firstGaze.fov)
  expect(after('Tab')).toBeUndefined()
})

test('nobody looks over their own head, and zooming has two ends', () => {
  expect(degrees(turned(firstGaze, 0, 9).pitch)).toBe(85)
  expect(degrees(turned(firstGaze, 0, -9).pitch)).toBe(-85)
  expect(degrees(zoomed(firstGaze, 0.001).fov)).toBe(30)
  expect(degrees(zoomed(firstGaze, 1000).fov)).toBe(100)
})

test.each([
  ['held upright', { alpha: 0, beta: 90, gamma: 0 }, [0, 0]],
  ['turned to the left', { alpha: 90, beta: 90, gamma: 0 }, [90, 0]],
  ['lifted to the sky', { alpha: 0, beta: 120, gamma: 0 }, [0, 30]],
  ['lowered to the ground', { alpha: 0, beta: 60, gamma: 0 }, [0, -30]],
  ['held on its side', { alpha: 0, beta: 0, gamma: -90 }, [-90, 0]],
])('a device %s looks where its back points', (_, turn, gaze) => {
  const { yaw = 0, pitch = 0 } = deviceGaze(turn) ?? {}
  expect([degrees(yaw), degrees(pitch)].map((value) => value + 0)).toEqual(gaze)
})

test('a device that does not know how it is held says nothing', () => {
  expect(deviceGaze({ alpha: null, beta: 90, gamma: 0 })).toBeNull()
})
