import { expect, test } from 'vitest'
import { freeShare } from '../../../../runtime/simulation/space/free-share.ts'

const wall = { min: [-5, 0, 4], max: [5, 3, 5] } as const
const pillar = { min: [-0.5, 0, 2], max: [0.5, 3, 3] } as const

test('a way is free up to a hand’s breadth before the first solid thing in it, whichever is first in the list', () => {
  expect(freeShare([0, 1, 0], [0, 1, 10], [], 0.25)).toBe(1)
  expect(freeShare([0, 1, 0], [0, 1, 10], [wall], 0.25)).toBeCloseTo(0.375, 9)
  expect(freeShare([0, 1, 0], [0, 1, 10], [wall, pillar], 0.25)).toBeCloseTo(0.175, 9)
  expect(freeShare([0, 1, 0], [0, 1, 10], [pillar, wall], 0.25)).toBeCloseTo(0.175, 9)
})

test('what is beside, above, behind or beyond the way does not matter, nor what it begins in', () => {
  expect(freeShare([3, 1, 0], [3, 1, 3], [wall, pillar], 0.25)).toBe(1)
  expect(freeShare([0, 3.3, 0], [0, 6, 10], [wall], 0.25)).toBe(1)
  expect(freeShare([0, 1, 0], [0, 1, -10], [wall, pillar], 0.25)).toBe(1)
  expect(freeShare([0, 1, 2.5], [0, 1, 3.5], [pillar], 0.25)).toBe(1)
  expect(freeShare([0, 1, 2.5], [0, 1, 9], [pillar, wall], 0.25)).toBeCloseTo((3.75 - 2.5) / 6.5, 9)
})

test('a way that slants over a low wall is free where a flat one is not', () => {
  const hedge = { min: [-5, 0, 1], max: [5, 2, 2] } as const
  expect(freeShare([0, 1, 0], [0, 2, 9], [hedge], 0.25)).toBeLessThan(0.1)
  expect(freeShare([0, 2.3, 0], [0, 4, 9], [hedge], 0.25)).toBe(1)
})
