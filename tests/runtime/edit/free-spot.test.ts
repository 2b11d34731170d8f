import { expect, it } from 'vitest'
import { freeSpot } from '../../../runtime/edit/free-spot.ts'

const box = (x: number, parts: { low?: number; high?: number } = {}) => ({
  min: [x - 0.5, parts.low ?? 0, -0.5] as const,
  max: [x + 0.5, parts.high ?? 1, 0.5] as const,
})
const as = (metres: number) => metres

it('is the spot itself when nothing stands there, or only what lies flat or hangs above', () => {
  expect(freeSpot([0, 0, 0], [], [1, 0], as)).toEqual([0, 0, 0])
  expect(freeSpot([0, 0, 0], [box(0, { high: 0.1 }), box(0, { low: 3, high: 4 })], [1, 0], as)).toEqual([
    0, 0, 0,
  ])
})

it('is to the right of what stands there, then to the left, then further to the right', () => {
  expect(freeSpot([0, 0, 0], [box(0)], [1, 0], as)).toEqual([1.5, 0, 0])
  expect(freeSpot([0, 0, 0], [box(0), box(1.5)], [1, 0], as)).toEqual([-1.5, 0, 0])
  expect(freeSpot([0, 0, 0], [box(0), box(1.5), box(-1.5)], [1, 0], as)).toEqual([3, 0, 0])
})

it('is the spot when all are taken', () => {
  const all = [{ min: [-99, 0, -99] as const, max: [99, 1, 99] as const }]
  expect(freeSpot([2, 0, 2], all, [0, 1], as)).toEqual([2, 0, 2])
})

it('is beside the line on which a figure is seen, and behind the figure it may be', () => {
  const sight = { eye: [0, 10], figures: [[0, -2]] } as const
  expect(freeSpot([0, 0, 0], [], [1, 0], as, sight)).toEqual([3, 0, 0])
  expect(freeSpot([1, 0, 0], [], [1, 0], as, sight)).toEqual([2.5, 0, 0])
  expect(freeSpot([0, 0, -4], [], [1, 0], as, sight)).toEqual([0, 0, -4])
})
