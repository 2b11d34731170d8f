import { expect, test } from 'vitest'
import { sizeOf, toJson } from '../../../model/document/to-json.ts'
import { isDeeplyFrozen } from '../../support/is-deeply-frozen.ts'

test('what is stored is a detached, deeply frozen copy that every replica reads alike', () => {
  const source = { list: [1, { x: -0 }], text: 'a\ud800b', gone: undefined }
  const copy = toJson(source)
  expect(copy).toEqual({ list: [1, { x: 0 }], text: 'a\ufffdb' })
  source.list.push(2)
  expect(copy).toEqual({ list: [1, { x: 0 }], text: 'a\ufffdb' })
  expect(() => Object.assign(copy as object, { list: [] })).toThrow()
  expect(isDeeplyFrozen(copy)).toBe(true)
  expect(isDeeplyFrozen(toJson([[1], { deep: [{ x: [] }] }]))).toBe(true)
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
  [{ 'x\ud800': 1 }],
  [[{ a: { '\udc00': 1 } }]],
])('%s is no JSON', (value) => expect(toJson(value)).toBeUndefined())

test('a cycle ends instead of hanging', () => {
  const cycle: { self?: unknown } = {}
  cycle.self = cycle
  expect(toJson(cycle)).toBeUndefined()
})

test('a value needs about as much room as its JSON, keys and all that lies inside counted', () => {
  for (const [value, size] of [
    ['x'.repeat(10), 10],
    [1, 1],
    [[1, 'ab', [true]], 6],
    [{ abcdef: 1 }, 8],
    [{ a: { bc: 'def' } }, 8],
  ] as const) {
    const room = { left: size }
    expect(toJson(value, room)).toEqual(value)
    expect(room.left).toBe(0)
    expect(toJson(value, { left: size - 1 })).toBeUndefined()
  }
  const shared = { left: 10 }
  toJson('abcdef', shared)
  expect(toJson('abcde', shared)).toBeUndefined()
})

test('a long text that is not of plain letters may take three bytes for each', () => {
  expect([sizeOf('ä'.repeat(256)), sizeOf('ä'.repeat(257)), sizeOf('a'.repeat(257))]).toEqual([256, 771, 257])
})
