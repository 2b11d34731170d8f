import { expect, test } from 'vitest'
import { followLines } from '../../../src/workspace/watch/follow-lines.ts'

/** Where each line of a text is in another one; letters are lines. */
const follow = (from: string, to: string) => {
  const [before, after] = [from, to].map((letters) => [...letters].join('\n'))
  const where = followLines(before ?? '', after ?? '')
  return [...from].map((_, index) => where(index + 1))
}

test('lines are found again behind others that came or went before them', () => {
  expect(follow('abcd', 'abcd')).toEqual([1, 2, 3, 4])
  expect(follow('abcd', 'xyabcd')).toEqual([3, 4, 5, 6])
  expect(follow('abcd', 'cd')).toEqual([null, null, 1, 2])
  expect(follow('abcd', 'axbcd')).toEqual([1, 3, 4, 5])
})

test('a line that was rewritten is followed to what stands in its place, and one that was taken away to nowhere', () => {
  expect(follow('abcd', 'aXcd')).toEqual([1, 2, 3, 4])
  expect(follow('abcd', 'acd')).toEqual([1, null, 2, 3])
})

test('edits at several places at once are told apart', () => {
  expect(follow('abcdef', 'axbcdf')).toEqual([1, 3, 4, 5, null, 6])
  expect(follow('abcdefg', 'bXdeYZ')).toEqual([null, 1, 2, 3, 4, 5, 6])
})

test('a long text that was written anew is followed line for line, if it is as long', () => {
  const lines = (word: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${word} ${n}`).join('\n')
  expect(followLines(lines('old', 900), lines('new', 900))(500)).toBe(500)
  expect(followLines(lines('old', 900), lines('new', 800))(500)).toBeNull()
})
