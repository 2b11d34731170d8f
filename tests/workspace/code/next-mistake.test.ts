import { expect, test } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import { nextMistake } from '../../../src/workspace/code/next-mistake.ts'

const [text, blocks] = [FileId.parse('text'), FileId.parse('blocks')]
const inText = (line: number, column = 1) => ({ fileId: text, line, column, blockId: null })
const inBlocks = (line: number | null, blockId: string) => ({ fileId: blocks, line, column: null, blockId })
const mistakes = [inText(1), inText(4), inBlocks(3, 'three'), inBlocks(9, 'nine')]

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

test.each([
  ['loose blocks, which have no line', [inBlocks(null, 'one'), inBlocks(null, 'two'), inBlocks(5, 'five')]],
  ['blocks in the slots of one', [inBlocks(5, 'left'), inBlocks(5, 'right'), inBlocks(6, 'below')]],
  ['words of one line', [inText(2, 1), inText(2, 9), inText(3)]],
  ['what stands at the same place', [inText(2), inText(2), inText(3)]],
])('each click leads on where places share a line: %s', (_, sharing) => {
  const visited = new Set<unknown>()
  let last = nextMistake(sharing, blocks, null)
  for (let click = 0; click < sharing.length; click++) {
    visited.add(JSON.stringify(last))
    // They are found anew meanwhile.
    last = nextMistake(structuredClone(sharing), blocks, last ?? null)
  }
  expect(visited).toEqual(new Set(sharing.map((place) => JSON.stringify(place))))
})

test('a place that was mended since, and a tab without any, lead to the first', () => {
  expect(nextMistake(mistakes, blocks, inText(2))).toEqual(mistakes[2])
  expect(nextMistake(mistakes, FileId.parse('other'), null)).toEqual(mistakes[0])
  expect(nextMistake([], blocks, null)).toBeUndefined()
})
