import { expect, test } from 'vitest'
import { dayWords, timeWords } from '../../../src/workspace/history/time-words.ts'

const now = new Date(2026, 10, 20, 21, 30).getTime()
const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 14, 3).getTime()

test('a moment of today needs no day, one of this year no year', () => {
  expect(dayWords(at(2026, 11, 20), now, 'en')).toBeNull()
  expect(dayWords(at(2026, 11, 5), now, 'en')).toBe('5 November')
  expect(dayWords(at(2026, 11, 5), now, 'de')).toBe('5. November')
})

test('a moment of another year says which', () => {
  expect(dayWords(at(2025, 11, 5), now, 'en')).toBe('5 November 2025')
  expect(dayWords(at(2025, 11, 5), now, 'de')).toBe('5. November 2025')
})

test('the time of day has two digits each', () => {
  expect(timeWords(at(2025, 11, 5), 'de')).toBe('14:03')
})
