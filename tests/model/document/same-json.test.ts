import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameInOrder } from '../../../model/document/same-in-order.ts'
import { sameJson } from '../../../model/document/same-json.ts'
import type { JsonValue } from '../../../model/json.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

test.each<[string, JsonValue | undefined, JsonValue | undefined]>([
  ['nothing and null', undefined, null],
  ['nothing and an object', undefined, {}],
  ['null and an object', null, {}],
  ['an object and null', {}, null],
  ['0 and false', 0, false],
  ['1 and its text', 1, '1'],
  ['a list and an object', [], {}],
  ['an object and a list', {}, []],
  ['a list and an object with the same keys', ['a'], { 0: 'a' }],
  ['lists of other lengths', [1], [1, 2]],
  ['lists of other lengths, the other way', [1, 2], [1]],
  ['lists in another order', [1, 2], [2, 1]],
  ['an object with a further key', { a: 1 }, { a: 1, b: 2 }],
  ['an object with a key less', { a: 1, b: 2 }, { a: 1 }],
  ['objects with other keys', { a: 1 }, { b: 1 }],
  ['a key of the prototype', { toString: 1 }, {}],
  ['other values deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
])('%s differ', (_what, a, b) => {
  expect(sameJson(a, b)).toBe(false)
  expect(sameJson(b, a)).toBe(false)
})

test('equal as JSON, whatever the order of keys, is the same', () => {
  expect(sameJson(undefined, undefined)).toBe(true)
  expect(sameJson(null, null)).toBe(true)
  expect(sameJson({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true)
  const property = fc.property(fc.jsonValue(), (value) => {
    expect(sameJson(value as JsonValue, JSON.parse(JSON.stringify(value)))).toBe(true)
  })
  assertProperty(property, 200)
})

test('in order means that the keys stand in the same one, at any depth', () => {
  expect(sameInOrder({ a: 1, b: [{ c: 2, d: 3 }] }, { a: 1, b: [{ c: 2, d: 3 }] })).toBe(true)
  expect(sameInOrder({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false)
  expect(sameInOrder([{ c: 2, d: 3 }], [{ d: 3, c: 2 }])).toBe(false)
  expect(sameInOrder({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(sameInOrder({ a: [] }, { a: {} })).toBe(false)
  expect(sameInOrder([1], [1, 2])).toBe(false)
  expect(sameInOrder(null, null)).toBe(true)
  expect(sameInOrder(undefined, null)).toBe(false)
})
