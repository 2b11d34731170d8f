import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { type Records, recordsOf } from '../../../model/document/records.ts'
import type { RootName } from '../../../model/document/root-name.ts'

function open(fill?: (document: Y.Doc) => void): { document: Y.Doc; records: Records } {
  const document = new Y.Doc()
  fill?.(document)
  return { document, records: recordsOf(document) }
}

const put = (document: Y.Doc, root: string, id: string, values: object = {}): Y.Map<unknown> => {
  const record = new Y.Map<unknown>(Object.entries(values))
  document.getMap(root).set(id, record)
  return record
}

function reloaded(document: Y.Doc): Y.Doc {
  const again = new Y.Doc()
  Y.applyUpdate(again, Y.encodeStateAsUpdate(document))
  return again
}

test('a document has one Records', () => {
  const { document, records } = open()
  expect(recordsOf(document)).toBe(records)
  expect(recordsOf(new Y.Doc())).not.toBe(records)
})

test('records are read as frozen JSON, without what is none, and are the same object until they change', () => {
  const { document, records } = open()
  const record = put(document, 'scenes', 'one', { name: 'One', bytes: Uint8Array.of(1), list: [1] })
  record.set('inner', new Y.Map())
  const read = records.record('scenes', 'one')
  expect(read).toEqual({ name: 'One', list: [1] })
  expect(Object.isFrozen(read)).toBe(true)
  expect(records.record('scenes', 'one')).toBe(read)
  record.set('name', 'Two')
  expect(records.record('scenes', 'one')).toEqual({ name: 'Two', list: [1] })
  expect(Object.isFrozen(records.record('scenes', 'one'))).toBe(true)
  record.delete('list')
  expect(records.record('scenes', 'one')).toEqual({ name: 'Two' })
  record.set('name', new Y.Map())
  expect(records.record('scenes', 'one')).toEqual({})
})

test('a key that would be a prototype is never read', () => {
  const { document, records } = open()
  const record = put(document, 'scenes', 'one', { name: 'One' })
  record.set('__proto__', { polluted: true })
  expect(Object.keys(records.record('scenes', 'one') ?? {})).toEqual(['name'])
  record.set('__proto__', { polluted: false })
  expect(Object.getPrototypeOf(records.record('scenes', 'one'))).toBe(Object.prototype)
})

test('what is no record, is gone or was replaced', () => {
  const { document, records } = open()
  document.getMap('scenes').set('text', 'no record')
  expect(records.has('scenes', 'text')).toBe(true)
  expect(records.record('scenes', 'text')).toBeUndefined()
  expect(records.value('scenes', 'text', 'name')).toBeUndefined()
  expect(records.has('scenes', 'gone')).toBe(false)
  expect(records.record('scenes', 'gone')).toBeUndefined()
  put(document, 'scenes', 'one', { name: 'One' })
  expect(records.record('scenes', 'one')).toEqual({ name: 'One' })
  put(document, 'scenes', 'one', { name: 'Other' })
  expect(records.record('scenes', 'one')).toEqual({ name: 'Other' })
  expect(records.ids('scenes')).toEqual(['text', 'one'])
  document.getMap('scenes').delete('one')
  expect(records.record('scenes', 'one')).toBeUndefined()
  expect(records.ids('scenes')).toEqual(['text'])
})

test('meta is one flat record', () => {
  const { document, records } = open()
  document.getMap('meta').set('displayName', 'Test')
  expect(records.record('meta', null)).toEqual({ displayName: 'Test' })
  expect(records.value('meta', null, 'displayName')).toBe('Test')
  document.getMap('meta').set('displayName', 'Other')
  expect(records.record('meta', null)).toEqual({ displayName: 'Other' })
  expect(records.value('meta', null, 'displayName')).toBe('Other')
})

test('the text of a file and what an edit of it must know', () => {
  const { document, records } = open()
  const file = put(document, 'files', 'one')
  expect(records.text('one')).toBeUndefined()
  expect(records.textShape('one')).toBeUndefined()
  const text = new Y.Text('abc')
  file.set('text', text)
  expect(records.text('one')).toBe('abc')
  expect(records.textShape('one')).toEqual({ length: 3, hasPairs: false, isPlain: true })
  text.insert(3, 'd')
  expect(records.textShape('one')).toEqual({ length: 4, hasPairs: false, isPlain: true })
  text.insert(0, '🐣')
  expect(records.textShape('one')).toEqual({ length: 6, hasPairs: true, isPlain: true })
  file.set('text', 'plain')
  expect(records.text('one')).toBeUndefined()
})

test('pairs that come with an update are seen, and only in the text that they are in', () => {
  const { document, records } = open()
  for (const id of ['one', 'two']) put(document, 'files', id).set('text', new Y.Text('abc'))
  for (const id of ['one', 'two']) expect(records.textShape(id)?.hasPairs).toBe(false)
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(document))
  const theirs = other.getMap<Y.Map<Y.Text>>('files').get('two')?.get('text')
  theirs?.insert(1, 'x')
  theirs?.insert(2, '🐣')
  Y.applyUpdate(document, Y.encodeStateAsUpdate(other))
  expect(records.textShape('one')?.hasPairs).toBe(false)
  expect(records.textShape('two')).toEqual({ length: 6, hasPairs: true, isPlain: true })
})

test('what is no letter makes a text other than plain, whether it was there or comes, for as long as it is known', () => {
  const { document, records } = open()
  const texts = ['one', 'two'].map((id) => {
    const text = new Y.Text('abc')
    put(document, 'files', id).set('text', text)
    return text
  })
  texts[0]?.insertEmbed(0, { a: 1 })
  expect(['one', 'two'].map((id) => records.textShape(id)?.isPlain)).toEqual([false, true])
  texts[1]?.format(0, 2, { bold: true })
  expect(records.textShape('two')?.isPlain).toBe(false)
  const again = recordsOf(reloaded(document))
  expect(['one', 'two'].map((id) => again.textShape(id)?.isPlain)).toEqual([false, false])
  texts[0]?.delete(0, 1)
  expect(recordsOf(reloaded(document)).textShape('one')?.isPlain).toBe(true)
})

test('the highest time of any stamp is known: what was there, what comes, and in which root', () => {
  const { document, records } = open((old) => {
    put(old, 'scenes', 'one', { born: { t: 4, c: 'ana' } })
    put(old, 'ents:a', 'two', { place: { t: 7, c: 'ana' } })
    old.getMap('meta').set('odd', { t: 90 })
    put(old, 'somebody-else', 'three', { born: { t: 99, c: 'ana' } })
  })
  expect(records.lamport).toBe(7)
  put(document, 'files', 'three', { born: { t: 9, c: 'ben' } })
  expect(records.lamport).toBe(9)
  document.getMap<Y.Map<unknown>>('scenes').get('one')?.set('del', { t: 12, c: 'ben' })
  expect(records.lamport).toBe(12)
  put(document, 'files', 'four', { born: { t: 3, c: 'ben' } })
  expect(records.lamport).toBe(12)
})

/** What listeners of a root heard, by the ids that changed. */
function hearing(records: Records, root: RootName): { heard: string[][]; stop: () => void } {
  const heard: string[][] = []
  const stop = records.observe(root, (ids) => heard.push([...ids].sort()))
  return { heard, stop }
}

test('observers hear once of each change, of their root, after it, until they stop', () => {
  const { document, records } = open()
  const { heard, stop } = hearing(records, 'scenes')
  document.transact(() => {
    put(document, 'scenes', 'one')
    put(document, 'scenes', 'two').set('inner', new Y.Map())
    put(document, 'files', 'three')
    expect(heard).toEqual([])
  })
  expect(heard).toEqual([['one', 'two']])
  document.getMap<Y.Map<Y.Map<unknown>>>('scenes').get('two')?.get('inner')?.set('deep', 1)
  expect(heard).toEqual([['one', 'two'], ['two']])
  put(document, 'files', 'four')
  put(document, 'somebody-else', 'five')
  expect(heard).toHaveLength(2)
  stop()
  put(document, 'scenes', 'six')
  expect(heard).toHaveLength(2)
})

test('a listener may change the document, and each change is heard of once', () => {
  const { document, records } = open()
  const { heard } = hearing(records, 'scenes')
  let calls = 0
  const stop = records.subscribe(() => {
    calls++
    if (calls === 1) put(document, 'scenes', 'two')
  })
  put(document, 'scenes', 'one')
  expect(calls).toBe(2)
  expect(heard).toEqual([['one'], ['two']])
  stop()
  put(document, 'scenes', 'three')
  expect(calls).toBe(2)
})

test('a listener that throws keeps no other from hearing, and what it threw is thrown when all have heard', () => {
  const { document, records } = open()
  const throwing = (message: string) => () => {
    throw new Error(message)
  }
  const stop = records.observe('scenes', throwing('observer'))
  const { heard } = hearing(records, 'scenes')
  const { heard: others } = hearing(records, 'files')
  let calls = 0
  records.subscribe(() => calls++)
  const change = () =>
    document.transact(() => {
      put(document, 'scenes', 'one')
      put(document, 'files', 'two')
    })
  expect(change).toThrow('observer')
  expect([heard, others, calls]).toEqual([[['one']], [['two']], 1])
  const stopSubscriber = records.subscribe(throwing('subscriber'))
  records.subscribe(() => calls++)
  const both = [new Error('observer'), new Error('subscriber')]
  expect(change).toThrow(expect.objectContaining({ name: 'AggregateError', errors: both }))
  expect([heard.length, others.length, calls]).toEqual([2, 2, 3])
  stop()
  stopSubscriber()
  expect(change).not.toThrow()
})

test('invalidators hear inside the change; the version rises with each one that concerns a root', () => {
  const { document, records } = open()
  const heard: string[] = []
  records.invalidate((root, ids) => heard.push(`${root}: ${[...ids].sort()}`))
  const before = records.version
  put(document, 'scenes', 'one')
  expect(heard).toEqual(['scenes: one'])
  expect(records.version).toBe(before + 1)
  put(document, 'somebody-else', 'one')
  document.transact(() => undefined)
  expect(records.version).toBe(before + 1)
  document.getMap('meta').set('displayName', 'Test')
  expect(heard).toEqual(['scenes: one', 'meta: displayName'])
  expect(records.version).toBe(before + 2)
})

test('roots that are none of ours are looked through once for a change, however many there are', () => {
  const { document } = open()
  let looks = 0
  const { share } = document
  const entries = share[Symbol.iterator].bind(share)
  share[Symbol.iterator] = () => {
    looks++
    return entries()
  }
  const foreign = new Y.Doc()
  foreign.transact(() => {
    for (let n = 0; n < 200; n++) foreign.getMap(`foreign ${n}`).set('key', n)
  })
  Y.applyUpdate(document, Y.encodeStateAsUpdate(foreign))
  expect(looks).toBeLessThan(10)
})
