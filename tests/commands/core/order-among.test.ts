import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { orderAmong, orderBefore } from '../../../commands/core/order-among.ts'
import { recordsOf } from '../../../model/document/records.ts'

/** Records of tabs with these order keys, and the tabs in that order. */
function tabs(...keys: readonly unknown[]) {
  const document = new Y.Doc()
  const siblings = keys.map((order, index) => {
    document.getMap('files').set(`f${index}`, new Y.Map(Object.entries({ order })))
    return { id: `f${index}` }
  })
  return { records: recordsOf(document), siblings }
}

/** The ids in order once the newcomer `new` is at `index`. */
function placed(keys: readonly unknown[], index: number): readonly string[] {
  const { records, siblings } = tabs(...keys)
  const { order, rekeys } = orderAmong(records, 'files', siblings, index)
  const all = new Map([...siblings.map(({ id }, at) => [id, keys[at]] as const), ['new', order]])
  for (const write of rekeys) if (write.op === 'set') all.set(String(write.id), write.value)
  expect(rekeys.every((write) => write.op === 'set' && write.root === 'files' && write.key === 'order')).toBe(
    true,
  )
  return [...all]
    .sort(([a, x], [b, y]) => (String(x) < String(y) ? -1 : String(x) > String(y) ? 1 : a < b ? -1 : 1))
    .map(([id]) => id)
}

test('a newcomer comes to lie at its index, and between equal keys the others make room', () => {
  expect(placed([], 0)).toEqual(['new'])
  expect(placed(['a0', 'a1'], 0)).toEqual(['new', 'f0', 'f1'])
  expect(placed(['a0', 'a1'], 1)).toEqual(['f0', 'new', 'f1'])
  expect(placed(['a0', 'a1'], 2)).toEqual(['f0', 'f1', 'new'])
  expect(placed(['a0', 'a0', 'a0'], 1)).toEqual(['f0', 'new', 'f1', 'f2'])
  expect(placed([7, undefined], 1)).toEqual(['f0', 'new', 'f1'])
})

test('where there is room nobody else moves', () => {
  const { records, siblings } = tabs('a0', 'a1')
  expect(orderAmong(records, 'files', siblings, 1).rekeys).toEqual([])
})

test('moving in front of another one, to the end, and nowhere else', () => {
  const { records, siblings } = tabs('a0', 'a1', 'a2')
  const order = (mover: string, before: string | null) =>
    orderBefore(records, 'files', siblings, mover, before)?.order ?? ''
  expect(order('f2', 'f0') < 'a0').toBe(true)
  expect(order('f2', 'f1') > 'a0' && order('f2', 'f1') < 'a1').toBe(true)
  expect(order('f0', null) > 'a2').toBe(true)
  expect(order('f0', 'gone') > 'a2').toBe(true)
  expect(orderBefore(records, 'files', siblings, 'f0', 'f1')).toBeUndefined()
  expect(orderBefore(records, 'files', siblings, 'f1', 'f1')).toBeUndefined()
  expect(orderBefore(records, 'files', siblings, 'f2', null)).toBeUndefined()
})
