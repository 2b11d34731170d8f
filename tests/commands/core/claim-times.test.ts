import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { highestTime } from '../../../commands/core/claim-times.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { assertProperty } from '../support/assert-property.ts'
import { expectOften } from '../support/expect-often.ts'

const root = 'blocks:tab'

const put = (document: Y.Doc, id: string, at: unknown) => {
  const blocks = document.getMap<Y.Map<unknown>>(root)
  const block = blocks.get(id)
  if (block) block.set('at', at)
  else blocks.set(id, new Y.Map([['at', at]]))
}

const claim = (t: number) => ({ p: 'when', i: 'next', t, c: 'ana' })

test('the highest time is the one that a look at each would find, whatever was claimed, taken back and written badly', () => {
  const ids = ['a', 'b', 'c', 'd']
  const step = fc.record({
    id: fc.constantFrom(...ids),
    at: fc.oneof(
      { weight: 4, arbitrary: fc.nat(9) },
      fc.constantFrom('gone', null, { p: 'x', t: 3 }, { t: -1, c: '' }),
    ),
    now: fc.integer({ min: 4, max: 12 }),
    but: fc.subarray(ids, { maxLength: 2 }),
    isAsked: fc.boolean(),
  })
  let found = 0
  const property = fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
    const document = new Y.Doc()
    const times = new Map<string, number>()
    for (const { id, at, now, but, isAsked } of steps) {
      times.delete(id)
      if (at === 'gone') document.getMap(root).delete(id)
      else put(document, id, typeof at === 'number' ? claim(at) : at)
      if (typeof at === 'number') times.set(id, at)
      if (!isAsked) continue
      const meant = [...times].flatMap(([one, time]) => (time <= now && !but.includes(one) ? [time] : []))
      expect(highestTime(document, root, now, but)).toBe(Math.max(0, ...meant))
      found += meant.length
    }
  })
  assertProperty(property, 150)
  expectOften('times that the highest is sought among', found, 200)
})

test('it is known among many, of which only what changed is read again', () => {
  const document = new Y.Doc()
  for (let index = 0; index < 500; index++) put(document, `b${index}`, claim(index))
  expect(highestTime(document, root, 1_000)).toBe(499)
  const read = vi.spyOn(recordsOf(document), 'value')
  for (const id of ['b499', 'b498', 'b3']) put(document, id, claim(7))
  expect(highestTime(document, root, 1_000)).toBe(497)
  expect(highestTime(document, root, 1_000, ['b497', 'b496'])).toBe(495)
  put(document, 'b250', claim(2_000))
  expect(highestTime(document, root, 1_000, ['b497'])).toBe(496)
  expect(highestTime(document, root, 2_000)).toBe(2_000)
  expect(read).toHaveBeenCalledTimes(4)
})

test('nothing but places of things and blocks is looked at', () => {
  const document = new Y.Doc()
  document.getMap('files').set('tab', new Y.Map([['at', claim(5)]]))
  expect(highestTime(document, 'files', 9)).toBe(0)
  document.getMap('ents:one').set(
    'box',
    new Y.Map<unknown>([
      ['place', claim(5)],
      ['at', claim(8)],
    ]),
  )
  expect(highestTime(document, 'ents:one', 9)).toBe(5)
})
