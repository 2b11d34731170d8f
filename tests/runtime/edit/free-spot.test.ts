import { expect, it } from 'vitest'
import { freeSpot, type SpotSearch } from '../../../runtime/edit/free-spot.ts'
import type { Bounds } from '../../../runtime/view/framing.ts'

const box = (x: number, parts: { low?: number; high?: number } = {}) => ({
  min: [x - 0.5, parts.low ?? 0, -0.5] as const,
  max: [x + 0.5, parts.high ?? 1, 0.5] as const,
})
const small: Bounds = { min: [-0.2, 0, -0.2], max: [0.2, 1, 0.2] }
const search = (parts: Partial<SpotSearch> = {}): SpotSearch => ({
  size: small,
  boxes: [],
  right: [1, 0],
  eye: [0, 30, 30],
  figures: [],
  onGrid: (metres) => metres + 0,
  heightAt: () => 0,
  isSeen: () => true,
  ...parts,
})

it('is the spot itself when nothing stands there, or only what lies flat or hangs above', () => {
  expect(freeSpot([0, 0, 0], search())).toEqual([0, 0, 0])
  const boxes = [box(0, { high: 0.1 }), box(0, { low: 3, high: 4 })]
  expect(freeSpot([0, 0, 0], search({ boxes, eye: [0, 2, 30] }))).toEqual([0, 0, 0])
})

it('is to the right of what stands there, then to the left, then behind it', () => {
  expect(freeSpot([0, 0, 0], search({ boxes: [box(0)] }))).toEqual([1.5, 0, 0])
  expect(freeSpot([0, 0, 0], search({ boxes: [box(0), box(1.5)] }))).toEqual([-1.5, 0, 0])
  expect(freeSpot([0, 0, 0], search({ boxes: [box(0), box(1.5), box(-1.5)] }))).toEqual([0, 0, -1.5])
  expect(freeSpot([0, 0, 0], search({ boxes: [box(0)], right: [0, -1] }))).toEqual([0, 0, -1.5])
})

it('leaves as much room as the new thing needs', () => {
  const wide: Bounds = { min: [-2, 0, -0.5], max: [2, 1, 0.5] }
  expect(freeSpot([0, 0, 0], search({ boxes: [box(0)], size: wide }))).toEqual([0, 0, -1.5])
})

it('is in the picture, closer to others when there is no more room in it', () => {
  const isSeen = ({ min, max }: Bounds) => min[0] > -2 && max[0] < 2 && min[2] > -1 && max[2] < 1
  expect(freeSpot([5, 0, 0], search({ isSeen }))).toEqual([0.5, 0, 0])
  const boxes = [box(-1.5), box(0)]
  expect(freeSpot([0, 0, 0], search({ boxes, isSeen }))).toEqual([1.5, 0, 0])
  const crowd = [box(-1.35), box(1.35), box(0, { low: 1.5, high: 2 })]
  expect(freeSpot([0, 0, 0], search({ boxes: crowd, isSeen }))).toEqual([0, 0, 0])
})

it('is a free one outside of the picture when there is none in it, and the spot when all are taken', () => {
  expect(freeSpot([0, 0, 0], search({ boxes: [box(0)], isSeen: () => false }))).toEqual([1.5, 0, 0])
  const all = [{ min: [-99, 0, -99] as const, max: [99, 1, 99] as const }]
  expect(freeSpot([2, 0, 2], search({ boxes: all, right: [0, 1] }))).toEqual([2, 0, 2])
})

it('is not behind what would hide it', () => {
  const wall = { min: [-1, 0, 1] as const, max: [1, 4, 2] as const }
  expect(freeSpot([0, 0, 0], search({ boxes: [wall], eye: [0, 2, 9] }))).toEqual([1.5, 0, 0])
})

it('is beside the line on which a figure is seen, and behind the figure it may be', () => {
  const sight = { eye: [0, 1, 10], figures: [[0, -2]] } as const
  expect(freeSpot([0, 0, 0], search(sight))).toEqual([3, 0, 0])
  expect(freeSpot([1, 0, 0], search(sight))).toEqual([2.5, 0, 0])
  expect(freeSpot([0, 0, -4.6], search(sight))).toEqual([0, 0, -4.6])
})

it('is on the hills, and what stands far above or below it there is not in the way', () => {
  const heightAt = (x: number) => (x > 4 ? 3 : 0)
  expect(freeSpot([6, 0, 0], search({ heightAt }))).toEqual([6, 3, 0])
  expect(freeSpot([6, 0, 0], search({ heightAt, boxes: [box(6, { high: 2 })] }))).toEqual([6, 3, 0])
  const onTop = box(6, { low: 3, high: 4 })
  expect(freeSpot([6, 0, 0], search({ heightAt, boxes: [onTop] }))).toEqual([7.5, 3, 0])
  const wall = { min: [5, 3, 1] as const, max: [7, 7, 2] as const }
  expect(freeSpot([6, 0, 0], search({ heightAt, boxes: [wall], eye: [6, 5, 9] }))).toEqual([7.5, 3, 0])
  const all = [{ min: [-99, -9, -99] as const, max: [99, 9, 99] as const }]
  expect(freeSpot([6, 0, 0], search({ heightAt, boxes: all, isSeen: () => false }))).toEqual([6, 3, 0])
  const seen = ({ min }: Bounds) => min[1] >= 3
  expect(freeSpot([3, 0, 0], search({ heightAt, isSeen: seen }))).toEqual([4.5, 3, 0])
})
