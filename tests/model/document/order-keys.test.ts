import fc from 'fast-check'
import { generateKeyBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'
import { limits } from '../../../model/document/limits.ts'
import { keysForInsert } from '../../../model/document/order-keys.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

/** Inserts and returns the keys as they are then. */
function insert(list: readonly (readonly [string, string])[], index: number, ...names: readonly string[]) {
  const { keys, rekeyed } = keysForInsert(list.length, (at) => list[at]?.[1] ?? '', index, names.length)
  const moved = list.map(([id, old], at) => [id, rekeyed.get(at) ?? old] as const)
  const added = names.map((name, at) => [name, keys[at] ?? ''] as const)
  return [...moved, ...added].sort(([a, x], [b, y]) => (x < y ? -1 : x > y ? 1 : a < b ? -1 : 1))
}

test('[invariant 19] newcomers land at their index whatever the keys were, also between equal and senseless ones', () => {
  const keys = fc.array(fc.constantFrom('a0', 'a1', 'a1', 'a1V', '', 'zz', 'a00', 'A', '!'), {
    maxLength: 12,
  })
  const property = fc.property(keys, fc.nat(12), fc.nat(4), (stored, at, n) => {
    const list = stored.sort().map((key, index) => [`s${String(index).padStart(2, '0')}`, key] as const)
    const index = at % (list.length + 1)
    const names = ['x0', 'x1', 'x2', 'x3'].slice(0, n)
    const after = insert(list, index, ...names)
    expect(after.slice(index, index + n).map(([id]) => id)).toEqual(names)
    expect(after.toSpliced(index, n).map(([id]) => id)).toEqual(list.map(([id]) => id))
  })
  assertProperty(property, 2_000)
})

test('[invariant 20] a thousand inserts at one gap keep the order and the keys short', () => {
  let list: readonly (readonly [string, string])[] = [
    ['first', 'a0'],
    ['last', 'a1'],
  ]
  for (let index = 0; index < 1_000; index++) {
    list = insert(list, 1, `n${String(index).padStart(4, '0')}`)
    expect(list[1]?.[0]).toBe(`n${String(index).padStart(4, '0')}`)
  }
  for (const [, key] of list) {
    expect(key.length).toBeLessThanOrEqual(limits.orderKeyLength)
    expect(() => generateKeyBetween(key, null)).not.toThrow()
  }
})

test('equal neighbours make room for a newcomer by themselves, the others keep their keys', () => {
  const keys = ['a0', 'a1', 'a1', 'a2', 'a3']
  const { rekeyed } = keysForInsert(keys.length, (at) => keys[at] ?? '', 2, 1)
  expect([...rekeyed.keys()]).toEqual([2])
})
