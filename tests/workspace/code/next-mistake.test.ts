import { expect, test } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import { nextMistake } from '../../../src/workspace/code/next-mistake.ts'

const [text, blocks] = [FileId.parse('text'), FileId.parse('blocks')]
const mistakes = [
  { fileId: text, line: 1 },
  { fileId: text, line: 4 },
  { fileId: blocks, line: 3 },
  { fileId: blocks, line: 9 },
]

test('marked places are gone to one after another, from the tab in front on, and round again', () => {
  const visited: unknown[] = []
  let last = nextMistake(mistakes, blocks, null)
  for (let click = 0; click < 5; click++) {
    visited.push([last?.fileId, last?.line])
    last = nextMistake(mistakes, blocks, last ?? null)
  }
  expect(visited).toEqual([
    ['blocks', 3],
    ['blocks', 9],
    ['text', 1],
    ['text', 4],
    ['blocks', 3],
  ])
})

test('a place that was mended since, and a tab without any, lead to the first', () => {
  expect(nextMistake(mistakes, blocks, { fileId: text, line: 2 })).toEqual(mistakes[2])
  expect(nextMistake(mistakes, FileId.parse('other'), null)).toEqual(mistakes[0])
  expect(nextMistake([], blocks, null)).toBeUndefined()
})
