import { expect, test } from 'vitest'
import { limits } from '../../../model/document/limits.ts'
import {
  clockAfter,
  compareClaims,
  compareText,
  noStamp,
  readLamport,
  readStamp,
} from '../../../model/document/stamp.ts'

test('a stamp is read as it was stored', () => {
  expect(readStamp({ t: 3, c: 'ana' })).toEqual({ t: 3, c: 'ana' })
  expect(readStamp({ t: 0, c: '', p: 'more' })).toEqual({ t: 0, c: '' })
  expect(readStamp({ t: limits.lamport, c: 'ana' }).t).toBe(limits.lamport)
  expect(readLamport({ t: 3 })).toBe(3)
  expect(readLamport({ t: limits.lamport })).toBe(limits.lamport)
})

test.each([undefined, null, 'text', 7, [], {}, { t: 3 }, { c: 'ana' }, { t: 3, c: 7 }, { t: '3', c: 'ana' }])(
  '%j is older than everything',
  (value) => {
    expect(readStamp(value)).toBe(noStamp)
  },
)

test.each([-1, 1.5, limits.lamport + 1, '3', null])('the time %j is not believed', (t) => {
  expect(readStamp({ t, c: 'ana' })).toBe(noStamp)
  expect(readLamport({ t })).toBe(0)
})

test('what has no time is from the time 0', () => {
  for (const value of [undefined, null, 7, 'text', {}, []]) expect(readLamport(value)).toBe(0)
})

test('the clock follows times in whatever order, but none that leaps far beyond all others', () => {
  const leap = limits.lamportLeap
  expect(clockAfter(5, [])).toBe(5)
  expect(clockAfter(5, [3, 9, 7])).toBe(9)
  expect(clockAfter(5, [5 + leap])).toBe(5 + leap)
  expect(clockAfter(5, [6 + leap])).toBe(5)
  expect(clockAfter(0, [2 * leap, leap, limits.lamport, 3 * leap])).toBe(3 * leap)
  expect(clockAfter(0, [limits.lamport, 2 * leap + 1, leap])).toBe(leap)
})

test('claims are ordered by time, then by person, then by id', () => {
  const [a, b] = [
    { t: 1, c: 'q', id: 'z' },
    { t: 2, c: 'p', id: 'a' },
  ]
  expect(compareClaims(a, b)).toBeLessThan(0)
  expect(compareClaims(b, a)).toBeGreaterThan(0)
  expect(compareClaims({ ...a, t: 2 }, b)).toBeGreaterThan(0)
  expect(compareClaims({ ...a, t: 2, c: 'p' }, b)).toBeGreaterThan(0)
  expect(compareClaims(b, { ...a, t: 2, c: 'p' })).toBeLessThan(0)
  expect(compareClaims(b, b)).toBe(0)
})

test('texts are ordered by their units, the same in every language', () => {
  expect(['b', 'a', 'B', 'ä', ''].sort(compareText)).toEqual(['', 'B', 'a', 'b', 'ä'])
  expect(compareText('a', 'a')).toBe(0)
})
