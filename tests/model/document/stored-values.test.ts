import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import { isNewerDocument } from '../../../model/document/is-newer-document.ts'
import { limits } from '../../../model/document/limits.ts'
import {
  epochClientId,
  isEpochClientId,
  isReservedClientId,
} from '../../../model/document/reserved-client-ids.ts'
import { isRootName } from '../../../model/document/root-name.ts'
import { schemaVersion } from '../../../model/document/schema-version.ts'
import { isStorable, storedJson } from '../../../model/document/stored-json.ts'
import { toJson, wellFormed } from '../../../model/document/to-json.ts'

function nested(depth: number, inner: unknown = 1): unknown {
  let value = inner
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { in: value }
  return value
}

test.each([['text'], [true], [false], [0], [null], [[1, [null]]], [{ a: { b: ['c'] } }]])(
  '%j is read as it lies, frozen',
  (value) => {
    expect(storedJson(value)).toBe(value)
    expect(Object.isFrozen(value)).toBe(true)
  },
)

test('what lies inside is frozen too', () => {
  const value = { list: [{ deep: [1] }] }
  storedJson(value)
  expect(Object.isFrozen(value.list)).toBe(true)
  expect(Object.isFrozen(value.list[0])).toBe(true)
  expect(Object.isFrozen(value.list[0]?.deep)).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['NaN', Number.NaN],
  ['an endless number', Number.POSITIVE_INFINITY],
  ['a big number', 10n],
  ['a function', () => 1],
  ['bytes', Uint8Array.of(1)],
  ['a date', new Date()],
  ['an object without a prototype', Object.create(null)],
  ['a shared type', new Y.Map()],
  ['NaN inside a list', [1, Number.NaN]],
  ['bytes inside an object', { a: Uint8Array.of(1) }],
  ['what Yjs would throw at when it is written again', { constructor: 'x' }],
])('%s is not read', (_what, value) => {
  expect(storedJson(value)).toBeUndefined()
})

test('only an object of its own with a constructor cannot be written again', () => {
  for (const value of ['constructor', 7, null, {}, [], { a: { constructor: 1 } }])
    expect(isStorable(value)).toBe(true)
  expect(isStorable({ constructor: 1 })).toBe(false)
  for (const proto of [null, { constructor: 1 }]) expect(isStorable(Object.create(proto))).toBe(false)
  for (const value of [new Y.Map(), Uint8Array.of(1)]) expect(isStorable(value)).toBe(true)
  expect(storedJson({ a: { constructor: 1 } })).toEqual({ a: { constructor: 1 } })
})

test('values are read and written down to the same depth', () => {
  expect(storedJson(nested(limits.valueDepth))).toBeDefined()
  expect(storedJson(nested(limits.valueDepth + 1))).toBeUndefined()
  expect(toJson(nested(limits.valueDepth))).toEqual(nested(limits.valueDepth))
  expect(toJson(nested(limits.valueDepth + 1))).toBeUndefined()
  expect(toJson(nested(3, Number.NaN))).toBeUndefined()
})

test('what is written has no key without a value, no lone half of a pair and no prototype of its own', () => {
  expect(toJson({ a: undefined, b: 1 })).toEqual({ b: 1 })
  expect(Object.keys(toJson({ a: undefined }) ?? { a: 1 })).toEqual([])
  expect(toJson([undefined])).toBeUndefined()
  expect(toJson(new (class Box {})())).toBeUndefined()
  expect(toJson(JSON.parse('{"__proto__": 1}'))).toBeUndefined()
  expect(toJson([Number.NEGATIVE_INFINITY])).toBeUndefined()
  expect(Object.is(toJson(-0), 0)).toBe(true)
  expect(toJson([true, null, 'x'])).toEqual([true, null, 'x'])
  expect(wellFormed('🐣')).toBe('🐣')
  expect(wellFormed('a\udc00')).toBe('a\ufffd')
})

test('a JSON object is neither a list nor null', () => {
  expect(isJsonObject({})).toBe(true)
  for (const value of [undefined, null, [], 'text', 1, true]) expect(isJsonObject(value)).toBe(false)
})

test.each(['meta', 'scenes', 'files', 'assets', 'ents:a', 'blocks:a', 'vars:a', 'wcom:a b'])(
  '%s is a root',
  (name) => {
    expect(isRootName(name)).toBe(true)
  },
)

test.each(['', 'ents', 'ents:', 'other', 'scenes2', 'a meta', 'xents:a'])('«%s» is none', (name) => {
  expect(isRootName(name)).toBe(false)
})

test('only a higher number of the schema is a newer document', () => {
  const document = new Y.Doc()
  const meta = document.getMap('meta')
  expect(isNewerDocument(document)).toBe(false)
  for (const [schema, isNewer] of [
    [schemaVersion, false],
    [schemaVersion - 1, false],
    [schemaVersion + 1, true],
    [`${schemaVersion + 1}`, false],
  ] as const) {
    meta.set('schema', schema)
    expect(isNewerDocument(document), `${schema}`).toBe(isNewer)
  }
})

test('ids of clients below 1,000 are reserved, the upper half of them for epochs', () => {
  expect([0, 999, 1_000].map(isReservedClientId)).toEqual([true, true, false])
  expect([0, 499, 500, 999, 1_000].map(isEpochClientId)).toEqual([false, false, true, true, false])
  for (const epoch of [1, 2, 499, 500, 501, 12_345]) {
    expect(isEpochClientId(epochClientId(epoch))).toBe(true)
    expect(epochClientId(epoch)).not.toBe(epochClientId(epoch + 1))
  }
})
