import { expect, test } from 'vitest'
import { toJson } from '../../../model/document/to-json.ts'

test('what is stored is a detached, deeply frozen copy that every replica reads alike', () => {
  const source = { list: [1, { x: -0 }], text: 'a\ud800b', gone: undefined }
  const copy = toJson(source)
  expect(copy).toEqual({ list: [1, { x: 0 }], text: 'a\ufffdb' })
  source.list.push(2)
  expect(copy).toEqual({ list: [1, { x: 0 }], text: 'a\ufffdb' })
  expect(() => Object.assign(copy as object, { list: [] })).toThrow()
  expect(toJson(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 })
})

test.each([
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [undefined],
  [10n],
  [new Date()],
  [() => 1],
  [{ a: [Symbol('x')] }],
])('%s is no JSON', (value) => expect(toJson(value)).toBeUndefined())

test('a cycle ends instead of hanging', () => {
  const cycle: { self?: unknown } = {}
  cycle.self = cycle
  expect(toJson(cycle)).toBeUndefined()
})
