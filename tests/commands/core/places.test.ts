import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { idsInside } from '../../../commands/core/places.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { assertProperty } from '../support/assert-property.ts'
import { expectOften } from '../support/expect-often.ts'

const root = 'ents:one'
const ids = ['a', 'b', 'c', 'd'] as const

const put = (document: Y.Doc, id: string, place: unknown) => {
  const things = document.getMap<Y.Map<unknown>>(root)
  const thing = things.get(id)
  if (thing) thing.set('place', place)
  else things.set(id, new Y.Map([['place', place]]))
}

test('[invariant 35] what lies in a thing is known whatever was put, moved, taken away and written badly', () => {
  let found = 0
  const step = fc.record({
    id: fc.constantFrom(...ids),
    place: fc.oneof(
      fc.constantFrom(...ids, '').map((p) => ({ p, o: 'a0' })),
      fc.constantFrom(null, 5, {}, { p: 7 }, 'gone', 'unplaced'),
    ),
    isAsked: fc.boolean(),
  })
  const property = fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
    const document = new Y.Doc()
    const placed = new Map<string, string>()
    for (const { id, place, isAsked } of steps) {
      placed.delete(id)
      if (place === 'gone') document.getMap(root).delete(id)
      else if (place === 'unplaced') document.getMap(root).set(id, new Y.Map([['name', 'X']]))
      else put(document, id, place)
      if (typeof place === 'object' && place && 'p' in place && typeof place.p === 'string')
        placed.set(id, place.p)
      if (!isAsked) continue
      for (const holder of ids) {
        const inside = [...idsInside(document, root, holder)].sort()
        expect(inside).toEqual(ids.filter((one) => placed.get(one) === holder))
        found += inside.length
      }
    }
  })
  assertProperty(property, 150)
  expectOften('things found inside others', found, 200)
})

test('a scene is read once, and then only what changed in it', () => {
  const document = new Y.Doc()
  for (let index = 0; index < 500; index++) put(document, `t${index}`, { p: 'box', o: '' })
  expect(idsInside(document, root, 'box').size).toBe(500)
  const read = vi.spyOn(recordsOf(document), 'value')
  put(document, 't7', { p: '', o: '' })
  expect(idsInside(document, root, 'box').size).toBe(499)
  expect(idsInside(document, root, 'other').size).toBe(0)
  expect(read).toHaveBeenCalledTimes(1)
})

test('blocks lie in one another as things do', () => {
  const document = new Y.Doc()
  document.getMap('blocks:tab').set('say', new Y.Map([['at', { p: 'when', i: 'next', t: 4, c: 'ana' }]]))
  expect([...idsInside(document, 'blocks:tab', 'when')]).toEqual(['say'])
})

test('nothing but things and blocks lie in one another', () => {
  const document = new Y.Doc()
  document.getMap('files').set('tab', new Y.Map([['place', { p: 'box' }]]))
  expect(idsInside(document, 'files', 'box').size).toBe(0)
})
