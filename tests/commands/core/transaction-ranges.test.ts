import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import {
  areDeleted,
  holdsRanges,
  keepDeleted,
  mergeRanges,
  toDeleteSet,
} from '../../../commands/core/transaction-ranges.ts'
import type { Ranges } from '../../../commands/core/undo-entry.ts'
import { stepsInLists } from '../../support/steps-in-lists.ts'
import { assertProperty } from '../support/assert-property.ts'

const anyRanges = fc
  .array(fc.tuple(fc.nat(2), fc.nat(40), fc.integer({ min: 1, max: 6 })), { maxLength: 12 })
  .map((ranges) => byClient(Y.mergeDeleteSets([toDeleteSet(ranges)])))

function byClient(set: ReturnType<typeof Y.createDeleteSet>): Ranges {
  return [...set.clients].flatMap(([client, items]) =>
    items.map(({ clock, len }) => [client, clock, len] as const),
  )
}

const sorted = (ranges: Ranges): Ranges => ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])

test('ranges of two steps are joined as Yjs would join them, those of one client side by side', () => {
  const property = fc.property(anyRanges, anyRanges, (a, b) => {
    const merged = mergeRanges(a, b)
    const expected = byClient(Y.mergeDeleteSets([toDeleteSet(a), toDeleteSet(b)]))
    expect(sorted(merged)).toEqual(sorted(expected))
    expect(byClient(toDeleteSet(merged))).toEqual(merged)
  })
  assertProperty(property, 2_000)
})

test('what goes on behind the last range of all is joined as Yjs would join it', () => {
  const property = fc.property(anyRanges, fc.integer({ min: 1, max: 6 }), (a, length) => {
    const [client, clock, before] = a.at(-1) ?? [0, 0, 0]
    const b: Ranges = [[client, clock + before, length]]
    expect(mergeRanges(a, b)).toEqual(byClient(Y.mergeDeleteSets([toDeleteSet(a), toDeleteSet(b)])))
  })
  assertProperty(property, 1_000)
})

test('joining changes neither of the two', () => {
  const a: Ranges = Object.freeze([Object.freeze([1, 0, 5] as const)])
  expect(mergeRanges(a, [[1, 5, 2]])).toEqual([[1, 0, 7]])
  expect(mergeRanges(a, [[2, 5, 2]])).toEqual([
    [1, 0, 5],
    [2, 5, 2],
  ])
  expect(a).toEqual([[1, 0, 5]])
})

test('many ranges are joined with as many in steps that grow as they do', () => {
  const steps = (count: number) => {
    const every4th = (first: number): Ranges =>
      Array.from({ length: count }, (_, at) => [1, 4 * at + first, 1])
    return stepsInLists(() => expect(mergeRanges(every4th(0), every4th(2))).toHaveLength(2 * count))
  }
  const few = steps(100)
  expect(steps(400)).toBeLessThan(4 * 1.5 * few + 100)
})

test('a document holds ranges when it has all of each of them', () => {
  const document = new Y.Doc()
  document.clientID = 7
  document.getText('text').insert(0, 'abcde')
  const held: readonly Ranges[] = [
    [],
    [[7, 0, 5]],
    [[7, 4, 1]],
    [
      [7, 0, 1],
      [7, 2, 3],
    ],
  ]
  const lacking: readonly Ranges[] = [
    [[7, 0, 6]],
    [[7, 5, 1]],
    [[8, 0, 1]],
    [
      [7, 0, 5],
      [8, 0, 1],
    ],
    [
      [8, 0, 1],
      [7, 0, 5],
    ],
  ]
  expect(held.map((ranges) => holdsRanges(document, ranges))).toEqual(held.map(() => true))
  expect(lacking.map((ranges) => holdsRanges(document, ranges))).toEqual(lacking.map(() => false))
})

test('ranges are deleted when all of each of them is', () => {
  const document = new Y.Doc()
  document.clientID = 7
  const text = document.getText('text')
  text.insert(0, 'abcdef')
  text.delete(1, 2)
  text.delete(3, 1)
  const gone: readonly Ranges[] = [
    [],
    [[7, 1, 2]],
    [
      [7, 2, 1],
      [7, 5, 1],
    ],
  ]
  const there: readonly Ranges[] = [
    [[7, 0, 1]],
    [[7, 0, 3]],
    [[7, 1, 3]],
    [[7, 1, 5]],
    [
      [7, 1, 2],
      [7, 3, 1],
    ],
  ]
  expect(gone.map((ranges) => areDeleted(document, ranges))).toEqual(gone.map(() => true))
  expect(there.map((ranges) => areDeleted(document, ranges))).toEqual(there.map(() => false))
})

test('of what a transaction deletes only what the text held is kept', () => {
  const document = new Y.Doc()
  document.clientID = 7
  const [kept, other, registers] = [
    document.getText('kept'),
    document.getText('other'),
    document.getMap('registers'),
  ]
  kept.insert(0, 'kept words')
  other.insert(0, 'other words')
  registers.set('name', 'held words')
  document.transact((transaction) => {
    kept.delete(0, 10)
    other.delete(0, 11)
    registers.delete('name')
    keepDeleted(transaction, [[7, 0, 22]], kept)
  })
  const bytes = new TextDecoder().decode(Y.encodeStateAsUpdate(document))
  expect(['kept', 'other', 'held'].filter((word) => bytes.includes(`${word} words`))).toEqual(['kept'])
})
