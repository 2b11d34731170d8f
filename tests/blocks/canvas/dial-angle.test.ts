import { expect, test } from 'vitest'
import { angleAt, steppedAngle, woundTo } from '../../../src/blocks/canvas/dial-angle.ts'

test.each([
  [0, -1, 0],
  [1, 0, 90],
  [0, 1, 180],
  [-1, 0, 270],
  [1, -1, 45],
] as const)(
  'a place beside the middle is an angle clockwise from the top: %d, %d',
  (right, down, degrees) => {
    expect(angleAt(right, down)).toBeCloseTo(degrees, 6)
  },
)

test.each([
  [52, 45],
  [53, 60],
  [359, 360],
] as const)('a dial takes steps of 15 °: %d', (angle, step) => {
  expect(steppedAngle(angle)).toBe(step)
})

test.each([
  ['past the top', 15, 345, 375],
  ['back past the top', 345, 15, -15],
  ['on, when it was round already', 30, 735, 750],
  ['not at all', 90, 90, 90],
] as const)('the hand counts on as it is drawn %s', (_, angle, before, value) => {
  expect(woundTo(angle, before)).toBe(value)
})
