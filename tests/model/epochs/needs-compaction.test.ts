import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { schemaVersion } from '../../../model/document/schema-version.ts'
import { needsCompaction } from '../../../model/epochs/needs-compaction.ts'
import { structCount } from '../../../model/epochs/struct-count.ts'

let history: Uint8Array | undefined

/** Writes the two keys a and b by turns, so that each write is a struct of its own. */
function rewrite(document: Y.Doc, times: number): void {
  const meta = document.getMap('meta')
  document.transact(() => {
    for (let index = 0; index < times; index++) meta.set(index % 2 === 0 ? 'a' : 'b', index)
  })
}

/** A document of 4,010 structs, of which two are live; made once, and not before a test asks. */
function aged(): Y.Doc {
  if (!history) {
    const document = new Y.Doc()
    rewrite(document, 4_010)
    history = Y.encodeStateAsUpdate(document)
  }
  const document = new Y.Doc()
  Y.applyUpdate(document, history)
  return document
}

/** The same with `count` live registers more. */
function agedWith(count: number, value = 'x'): Y.Doc {
  const document = aged()
  document.transact(() => {
    for (let index = 0; index < count; index++) document.getMap('meta').set(`k${index}`, value)
  })
  expect(structCount(document)).toBe(4_010 + count)
  return document
}

test('a small document is left alone, whatever it went through', () => {
  const document = aged()
  rewrite(document, 989)
  expect(structCount(document)).toBe(4_999)
  expect(needsCompaction(document)).toBe(false)
  rewrite(document, 1)
  expect(needsCompaction(document)).toBe(true)
})

test('a rebuild pays when there is more than five times as much history as content', () => {
  expect(needsCompaction(agedWith(1_000))).toBe(false)
  expect(needsCompaction(agedWith(999))).toBe(true)
})

test('of a large document when there is more than twice as much', () => {
  expect(needsCompaction(agedWith(4_006, 'x'.repeat(600)))).toBe(false)
  expect(needsCompaction(agedWith(4_005, 'x'.repeat(600)))).toBe(true)
  expect(needsCompaction(agedWith(4_005, 'x'.repeat(400)))).toBe(false)
})

test('a record counts with its registers', () => {
  const withRecords = (registers: number) => {
    const document = aged()
    for (let index = 0; index < 20; index++) {
      const size = index === 0 ? registers : 49
      const entries = Array.from({ length: size }, (_, key): [string, number] => [`k${key}`, key])
      document.getMap('scenes').set(`s${index}`, new Y.Map(entries))
    }
    return needsCompaction(document)
  }
  expect(withRecords(49)).toBe(false)
  expect(withRecords(48)).toBe(true)
})

test('what would lose something is not rebuilt: gaps, a newer version, roots of somebody else', () => {
  const newer = agedWith(995)
  newer.getMap('meta').set('schema', schemaVersion + 1)
  expect(needsCompaction(newer)).toBe(false)
  newer.getMap('meta').set('schema', schemaVersion)
  expect(needsCompaction(newer)).toBe(true)

  const foreign = agedWith(995)
  foreign.getMap('galaxies')
  expect(needsCompaction(foreign)).toBe(true)
  foreign.getArray('stars').push([1])
  expect(needsCompaction(foreign)).toBe(false)

  const other = new Y.Doc()
  const gap = agedWith(995)
  const updates: Uint8Array[] = []
  other.on('update', (update: Uint8Array) => updates.push(update))
  other.getMap('meta').set('a', 1)
  other.getMap('meta').set('a', 2)
  const [first, second] = updates
  if (!first || !second) throw new Error('no updates')
  Y.applyUpdate(gap, second)
  expect(needsCompaction(gap)).toBe(false)
  Y.applyUpdate(gap, first)
  expect(needsCompaction(gap)).toBe(true)
})
