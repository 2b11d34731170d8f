import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { limits } from '../../../model/document/limits.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { epochOf } from '../../../model/epochs/epoch-of.ts'

const withEpoch = (epoch: unknown) => {
  const document = new Y.Doc()
  document.getMap('meta').set('epoch', epoch)
  return document
}
function compacted(document: Y.Doc): Y.Doc {
  const next = new Y.Doc()
  Y.applyUpdateV2(next, compactDocument(document))
  return next
}

test('the epoch of a document is a whole number above 1, else it is the first', () => {
  expect(epochOf(new Y.Doc())).toBe(1)
  expect(
    [2, 7, 1, 0, -3, 2.5, '3', null, Number.NaN, 2 ** 60].map((epoch) => epochOf(withEpoch(epoch))),
  ).toEqual([2, 7, 1, 1, 1, 1, 1, 1, 1, 1])
})

test('each rebuild counts one epoch on, whatever stood there', () => {
  const document = withEpoch(4)
  document.getMap('meta').set('displayName', 'Test')
  const next = compacted(document)
  expect(next.getMap('meta').toJSON()).toEqual({ epoch: 5, displayName: 'Test' })
  expect(epochOf(compacted(next))).toBe(6)
  expect(compacted(withEpoch('later')).getMap('meta').get('epoch')).toBe(2)
})

test('what a later version stores is copied as it is: lists, texts and records inside records, whatever came first', () => {
  const made = (keys: readonly string[]) => {
    const document = new Y.Doc()
    document.clientID = 7
    const inner = new Y.Map<unknown>()
    document.getMap('scenes').set('a', inner)
    for (const key of keys) inner.set(key, key)
    const list = new Y.Array<unknown>()
    inner.set('list', list)
    list.push([1, { deep: [2] }, new Y.Text('in')])
    inner.set('text', new Y.Text('some'))
    inner.set('xml', new Y.XmlText('more'))
    return document
  }
  const next = compacted(made(['z', 'y']))
  const scene = next.getMap<Y.Map<unknown>>('scenes').get('a')
  expect(scene?.get('list')).toBeInstanceOf(Y.Array)
  expect(scene?.get('xml')).toBeInstanceOf(Y.XmlText)
  expect(scene?.toJSON()).toEqual({
    z: 'z',
    y: 'y',
    list: [1, { deep: [2] }, 'in'],
    text: 'some',
    xml: 'more',
  })
  expect(compactDocument(made(['y', 'z']))).toEqual(compactDocument(made(['z', 'y'])))
})

test.each(['{"__proto__":null}', '{"__proto__":{"constructor":1}}'])(
  'the value %s of a foreign update, which cannot be written again, stays behind and keeps nothing else',
  (json) => {
    const document = new Y.Doc()
    const scene = new Y.Map<unknown>([['name', 'One']])
    document.getMap('scenes').set('one', scene)
    scene.set('evil', JSON.parse(json))
    document.getMap('meta').set('evil', JSON.parse(json))
    const arrived = new Y.Doc()
    Y.applyUpdate(arrived, Y.encodeStateAsUpdate(document))
    expect(compacted(arrived).getMap('scenes').toJSON()).toEqual({ one: { name: 'One' } })
  },
)

test('documents that hold the same become the same epoch, in whatever order far stamps had come', () => {
  const far = 2 * limits.lamportLeap - 10
  const near = limits.lamportLeap - 5
  const brought = (id: string, place: number, del?: number) => {
    const document = new Y.Doc()
    document.clientID = 1_000 + place
    const thing = { kind: 'shape', name: id, place: { p: '', o: 'a', t: place, c: 'x' } }
    const record = new Y.Map(Object.entries({ ...thing, ...(del && { del: { t: del, c: 'x' } }) }))
    document.getMap('ents:one').set(id, record)
    return Y.encodeStateAsUpdate(document)
  }
  const scene = new Y.Doc()
  scene.clientID = 999
  scene.getMap('scenes').set('one', new Y.Map([['name', 'One']]))
  const updates = [
    Y.encodeStateAsUpdate(scene),
    brought('far', far),
    brought('near', near),
    brought('gone', near + 1, near + 2),
  ]
  const epochs = [updates, updates.toReversed(), [Y.mergeUpdates(updates)]].map((order) => {
    const document = new Y.Doc()
    recordsOf(document)
    for (const update of order) Y.applyUpdate(document, update)
    return compactDocument(document)
  })
  expect(epochs[1]).toEqual(epochs[0])
  expect(epochs[2]).toEqual(epochs[0])
})

test('records lie as deep in the copy as a document may hold them, and what is deeper, which nobody reads, stays behind', () => {
  const document = new Y.Doc()
  let map = new Y.Map<unknown>()
  document.getMap('scenes').set('a', map)
  document.transact(() => {
    for (let index = 1; index < 6_000; index += 1) {
      map.set('at', index)
      map = map.set('in', new Y.Map<unknown>())
    }
  })
  let copied = compacted(document).getMap<unknown>('scenes').get('a')
  let depth = 0
  for (; copied instanceof Y.Map; copied = copied.get('in')) {
    depth += 1
    expect(copied.get('at')).toBe(depth)
  }
  expect(depth).toBe(limits.nesting)
})
