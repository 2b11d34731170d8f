import { expect, test } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import { createSlowCallTeller } from '../../../runtime/scripts/slow-call-teller.ts'

const tab = FileId.parse('tab')
const other = FileId.parse('other')

function teller() {
  const told: unknown[] = []
  return { told, ...createSlowCallTeller((call) => told.push(call && [call.fileId, call.line, call.name])) }
}

test('a call is told before it begins, the same one once, and again after the page came to rest', () => {
  const { told, before, rest } = teller()
  before(tab, 3, 'test')
  before(tab, 3, 'test')
  before(tab, 4, 'split')
  expect(told).toEqual([
    ['tab', 3, 'test'],
    ['tab', 4, 'split'],
  ])
  rest()
  rest()
  expect(told.slice(2)).toEqual([null])
  before(tab, 3, 'test')
  expect(told.at(-1)).toEqual(['tab', 3, 'test'])
})

test('of very many calls in one go the tab alone is told, never a wrong line', () => {
  const { told, before, rest } = teller()
  for (let round = 0; round < 1000; round++) before(tab, (round % 2) + 1, 'test')
  expect(told).toHaveLength(5)
  expect(told.at(-1)).toEqual(['tab', null, 'test'])
  before(other, 1, 'test')
  expect(told.at(-1)).toEqual(['other', null, 'test'])
  rest()
  before(other, 1, 'test')
  expect(told.at(-1)).toEqual(['other', 1, 'test'])
})
