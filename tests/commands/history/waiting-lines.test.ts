import { expect, test } from 'vitest'
import type { ClockRange } from '../../../commands/history/clock-ranges.ts'
import type { Operations } from '../../../commands/history/operations.ts'
import { WaitingLines } from '../../../commands/history/waiting-lines.ts'

type Ranges = readonly (readonly [clock: number, len: number])[]
const change = (inserted: Ranges, deleted: Ranges = [], client = 1): Operations => {
  const set = (ranges: Ranges) =>
    new Map(ranges.length > 0 ? [[client, ranges.map(([clock, len]) => ({ clock, len }))]] : [])
  return { inserted: set(inserted), deleted: set(deleted) }
}

test('a line waits until all that it stands for has been told, in whatever order and pieces', () => {
  const lines = new WaitingLines()
  expect(lines.add(7, change([[10, 4]]))).toBe(true)
  expect(lines.add(7, change([[20, 2]]))).toBe(true)
  expect(lines.tell(change([[20, 2]]))).toEqual([])
  expect(lines.tell(change([[12, 2]]))).toEqual([])
  expect(lines.tell(change([[10, 2]], [], 2))).toEqual([])
  expect(lines.tell(change([], [[10, 4]]))).toEqual([])
  expect(lines.tell(change([[10, 2]]))).toEqual([7])
  expect(lines.tell(change([[10, 4]]))).toEqual([])
})

test('several lines may wait for the same, and one for what several clients did', () => {
  const lines = new WaitingLines()
  lines.add(0, change([[1, 1]]))
  lines.add(1, change([[0, 3]]))
  lines.add(2, change([[1, 1]]))
  lines.add(2, change([[5, 1]], [], 2))
  expect([...lines.tell(change([[0, 3]]))].sort()).toEqual([0, 1])
  expect(lines.tell(change([[5, 1]], [], 2))).toEqual([2])
})

test('deletions decide only while a line inserted nothing', () => {
  const lines = new WaitingLines()
  lines.add(0, change([], [[3, 2]]))
  lines.add(1, change([[30, 1]], [[4, 1]]))
  lines.add(2, change([], [[5, 1]]))
  lines.add(2, change([[31, 1]]))
  expect(lines.tell(change([], [[0, 10]]))).toEqual([0])
  expect(lines.tell(change([[30, 1]]))).toEqual([1])
  expect(lines.tell(change([[31, 1]]))).toEqual([2])
})

test('what has been told already is not waited for', () => {
  const lines = new WaitingLines()
  expect(lines.tell(change([[0, 10]], [[50, 1]]))).toEqual([])
  expect(lines.add(0, change([[2, 3]]))).toBe(false)
  expect(lines.add(1, change([], [[50, 1]]))).toBe(false)
  expect(lines.add(2, change([[8, 3]]))).toBe(true)
})

/** How often ranges are looked at while so many lines come to wait and all of it is told; every second operation, so that none join. */
function looksAt(count: number): number {
  let looks = 0
  const watched = (clock: number): ClockRange => ({
    get clock() {
      looks++
      return clock
    },
    len: 1,
  })
  const one = (index: number): Operations => ({
    inserted: new Map([[1, [watched(2 * index)]]]),
    deleted: new Map([[2, [watched(2 * index)]]]),
  })
  const lines = new WaitingLines()
  for (let index = 0; index < count; index++) lines.add(index, one(index))
  for (let index = 0; index < count; index++) expect(lines.tell(one(index))).toEqual([index])
  return looks
}

test('to tell one thing costs what waits for it, however many lines wait and however much has been told', () => {
  const looks = looksAt(500)
  expect(looks).toBeLessThan(500 * 60)
  expect(looksAt(2_000)).toBeLessThan(4 * 1.5 * looks)
})
