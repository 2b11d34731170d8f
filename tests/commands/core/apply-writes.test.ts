import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { applyWrites, checkWrites, storedValue, writeRegister } from '../../../commands/core/apply-writes.ts'
import type { Write } from '../../../commands/core/write.ts'

const stamp = { t: 5, c: 'ana' }

/** A document with one scene, one file with a text, and a value that is no record. */
function filled(): Y.Doc {
  const document = new Y.Doc()
  document.getMap('scenes').set('one', new Y.Map(Object.entries({ name: 'One', list: [1] })))
  document.getMap('files').set('script', new Y.Map(Object.entries({ text: new Y.Text('abcdef') })))
  document.getMap('scenes').set('odd', 'no record')
  return document
}

const set = (
  id: string | null,
  key: string,
  value: never | unknown,
  root: 'scenes' | 'meta' = 'scenes',
): Write => ({
  op: 'set',
  root,
  id,
  key,
  value: value as never,
})
const text = (...edits: readonly (readonly [number, number, string])[]): Write => ({
  op: 'text',
  root: 'files',
  id: 'script',
  edits: edits.map(([at, remove, insert]) => ({ at, remove, insert })),
})
const create = (id: string, values: object = {}, more: object = {}): Write =>
  ({ op: 'create', root: 'scenes', id, values, ...more }) as Write
const erase = (id: string, key: string): Write => ({ op: 'erase', root: 'scenes', id, key })

/** Whether anybody hears of a change when they are applied. */
function changes(...writes: readonly Write[]): boolean {
  const document = filled()
  let updates = 0
  document.on('update', () => updates++)
  apply(document, ...writes)
  return updates > 0
}

test('writes that change something, and such that do not', () => {
  expect(changes()).toBe(false)
  expect(changes(set('one', 'name', 'Two'))).toBe(true)
  expect(changes(set('one', 'name', 'One'), set('one', 'list', [1]))).toBe(false)
  expect(changes(set('one', 'name', 'One'), set('one', 'list', [2]))).toBe(true)
  expect(changes(set('one', 'list', [2]), set('one', 'name', 'One'))).toBe(true)
  expect(changes(set(null, 'displayName', 'x', 'meta'))).toBe(true)
  expect(changes(erase('one', 'name'))).toBe(true)
  expect(changes(erase('one', 'gone'))).toBe(false)
  expect(changes(create('two'))).toBe(true)
  expect(changes(text([0, 0, '']))).toBe(false)
  expect(changes(text([0, 0, ''], [1, 0, 'x']))).toBe(true)
  expect(changes(text([0, 1, '']))).toBe(true)
})

test.each<[string, readonly Write[]]>([
  ['a record that is missing', [set('gone', 'name', 'x')]],
  ['an erasure in one that is missing', [erase('gone', 'name')]],
  ['what is no record', [set('odd', 'name', 'x')]],
  ['a record that exists already', [create('one')]],
  ['the same record twice', [create('two'), create('two')]],
  ['no JSON', [set('one', 'name', Number.NaN)]],
  ['no JSON in a new record', [create('two', { bad: Number.NaN })]],
  ['a text that is missing', [{ op: 'text', root: 'files', id: 'gone', edits: [] }]],
  ['an edit before the text', [text([-1, 0, 'x'])]],
  ['an edit that removes less than nothing', [text([2, -1, ''])]],
  ['an edit behind the text', [text([7, 0, 'x'])]],
  ['an edit over its end', [text([4, 3, ''])]],
  ['an edit behind what an earlier one left', [text([0, 3, ''], [4, 0, 'x'])]],
  ['an edit behind what an earlier write left', [text([0, 6, '']), text([0, 6, ''])]],
  ['a good write and a bad one', [set('one', 'name', 'x'), set('gone', 'name', 'x')]],
])('%s cannot be written', (_what, writes) => {
  expect(checkWrites(filled(), writes)).toBeUndefined()
})

test('a new record may be written to at once, and an edit may use the room of an earlier one', () => {
  expect(checkWrites(filled(), [create('two'), set('two', 'name', 'x'), erase('two', 'gone')])).toBeDefined()
  expect(checkWrites(filled(), [text([6, 0, 'xyz'], [9, 0, '!'])])).toBeDefined()
  expect(checkWrites(filled(), [text([0, 0, 'xyz']), text([9, 0, '!'])])).toBeDefined()
})

test.each<[string, readonly Write[]]>([
  ['a text', [text([0, 0, 'xyz'], [0, 0, 'xyz'])]],
  ['two edits of a text', [text([0, 0, 'xyz']), text([0, 0, 'xyz'])]],
  ['the text of a new record', [create('two', {}, { text: 'xyzxyz' })]],
])('%s takes room, and exactly as much as it has may be taken', (_what, writes) => {
  const takes = 500 - roomLeft(writes, 500)
  expect(takes).toBeGreaterThanOrEqual(6)
  expect(checkWrites(filled(), writes, { left: takes })).toBeDefined()
  expect(checkWrites(filled(), writes, { left: takes - 1 })).toBeUndefined()
})

function roomLeft(writes: readonly Write[], left: number): number {
  const room = { left }
  expect(checkWrites(filled(), writes, room)).toBeDefined()
  return room.left
}

test('what is checked is detached from the one who asked, and says no more than a write may', () => {
  const value = { deep: [1] }
  const checked = checkWrites(filled(), [{ ...set('one', 'name', value), ...{ extra: 1 } }])?.[0]
  value.deep.push(2)
  expect(checked).toEqual(set('one', 'name', { deep: [1] }))
})

/** Applies checked writes; what the document holds afterwards, with the effect. */
function apply(document: Y.Doc, ...writes: readonly Write[]) {
  const checked = checkWrites(document, writes)
  if (!checked) throw new Error('not writable')
  let effect: ReturnType<typeof applyWrites> | undefined
  document.transact((transaction) => {
    effect = applyWrites(transaction, checked, stamp)
  })
  if (!effect) throw new Error('no effect')
  return effect
}

test('registers are set and erased, and the effect says what was there before', () => {
  const document = filled()
  const writing = (key: string) => {
    const record = document.getMap<Y.Map<unknown>>('scenes').get('one')
    const id = record?._map.get(key)?.lastId
    return [id?.client, id?.clock]
  }
  const [name, list] = [writing('name'), writing('list')]
  const { registers, texts } = apply(
    document,
    set('one', 'name', 'Two'),
    erase('one', 'list'),
    erase('one', 'gone'),
  )
  expect(storedValue(document, 'scenes', 'one', 'name')).toBe('Two')
  expect(storedValue(document, 'scenes', 'one', 'list')).toBeUndefined()
  const of = { root: 'scenes', id: 'one' }
  expect(registers).toEqual([
    { ...of, key: 'name', before: 'One', after: 'Two', from: name, to: writing('name') },
    { ...of, key: 'list', before: [1], after: undefined, from: list, to: list },
  ])
  expect(texts).toEqual([])
})

test('a value that is there already is not written again', () => {
  const document = filled()
  const before = Y.encodeStateAsUpdate(document)
  expect(writeRegister(document, 'scenes', 'one', 'name', 'One')).toBeUndefined()
  expect(writeRegister(document, 'scenes', 'one', 'gone', undefined)).toBeUndefined()
  expect(writeRegister(document, 'scenes', 'gone', 'name', 'x')).toBeUndefined()
  expect(Y.encodeStateAsUpdate(document)).toEqual(before)
})

test('a creation is undone by a deletion with the stamp of the command', () => {
  const document = filled()
  const { registers } = apply(document, create('two', { name: 'Two' }, { text: 'hi\ud800' }))
  const birth = { root: 'scenes', id: 'two', key: 'del', before: stamp, after: undefined }
  expect(registers).toEqual([{ ...birth, to: null, isBirth: true }])
  expect(Object.isFrozen(registers[0]?.before)).toBe(true)
  const record = document.getMap<Y.Map<unknown>>('scenes').get('two')
  expect(record?.get('name')).toBe('Two')
  expect(String(record?.get('text'))).toBe('hi\ufffd')
  apply(document, create('three'))
  expect(document.getMap<Y.Map<unknown>>('scenes').get('three')?.has('text')).toBe(false)
})

test('edits of a text follow each other and are one step of it', () => {
  const document = filled()
  const { registers, texts } = apply(
    document,
    text([1, 2, 'XY'], [0, 0, '>']),
    text([7, 0, '\udc00'], [0, 1, '']),
  )
  expect(String(document.getMap<Y.Map<unknown>>('files').get('script')?.get('text'))).toBe('aXYdef\ufffd')
  expect(registers).toEqual([])
  expect(texts.map(({ fileId }) => fileId)).toEqual(['script'])
})
