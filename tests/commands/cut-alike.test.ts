import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { cutAlike } from '../../commands/core/cut-alike.ts'
import { canAllBe, type RedoneTexts, restoreRedone } from '../../commands/core/redone-texts.ts'
import { structsIn } from '../../commands/core/structs-in.ts'
import { textOf } from '../../commands/core/text-engine.ts'
import { toDeleteSet } from '../../commands/core/transaction-ranges.ts'

const client = 5

/** A tab with a text of so many letters, all of which but the last are deleted. The clock of the first. */
function someText(count: number): { document: Y.Doc; start: number } {
  const document = new Y.Doc({ gc: false })
  document.clientID = client
  document.getMap('files').set('f', new Y.Map([['text', new Y.Text()]]))
  const start = Y.getState(document.store, client)
  const text = textOf(document, 'f')
  text?.insert(0, 'x'.repeat(count))
  text?.delete(0, count - 1)
  return { document, start }
}

/** Cuts all letters alike, with what they are said to have become; how often it looked at the document. */
function looks(document: Y.Doc, start: number, count: number, redone: RedoneTexts): number {
  let looked = 0
  document.transact((transaction) => {
    expect(canAllBe(redone)).toBe(true)
    restoreRedone(transaction, redone)
    const counting = new Proxy(transaction, {
      get(target, key) {
        if (key === 'doc') looked++
        return Reflect.get(target, key)
      },
    })
    cutAlike(counting, [[client, start, count]])
  })
  return looked
}

const pieces = (document: Y.Doc, from: number, length: number) =>
  structsIn(document, [client, from, length]).map((item) => [item.id.clock - from, item.length])

test('what came back over several ways is cut where its end is, and no more than was asked for is cut off', () => {
  const { document, start } = someText(12)
  // Three letters came back as three, those as three of the last six, which are in two pieces.
  const redone: RedoneTexts = [
    [client, start, 3, client, start + 3],
    [client, start + 3, 3, client, start + 7],
  ]
  document.transact((transaction) => {
    restoreRedone(transaction, redone)
    Y.iterateDeletedStructs(transaction, toDeleteSet([[client, start + 8, 1]]), () => {})
    cutAlike(transaction, [[client, start, 3]])
    expect(pieces(document, start, 3)).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ])
    expect(pieces(document, start + 7, 3)).toEqual(pieces(document, start, 3))
    for (const item of structsIn(document, [client, start, 3]))
      expect(item.redone?.clock).toBe(item.id.clock + 3)
  })
})

test('[invariant 43] letters each of which is said to have become the next one take twice the looks when they are twice as many', () => {
  const [once = 1, twice = 0] = [500, 1_000].map((count) => {
    const { document, start } = someText(count)
    const redone = Array.from(
      { length: count - 1 },
      (_, at) => [client, start + at, 1, client, start + at + 1] as const,
    )
    return looks(document, start, count, redone)
  })
  expect(once).toBeGreaterThan(500)
  expect(twice / once).toBeLessThan(2.4)
})
