import fc from 'fast-check'
import { generateKeyBetween } from 'fractional-indexing'
import { describe, expect, test } from 'vitest'
import { keysForInsert, keysForInserts } from '../../../model/document/order-keys.ts'
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
    expect(key.length).toBeLessThanOrEqual(40)
    expect(() => generateKeyBetween(key, null)).not.toThrow()
  }
})

test('equal neighbours make room for a newcomer by themselves, the others keep their keys', () => {
  const keys = ['a0', 'a1', 'a1', 'a2', 'a3']
  const { rekeyed } = keysForInsert(keys.length, (at) => keys[at] ?? '', 2, 1)
  expect([...rekeyed.keys()]).toEqual([2])
})

describe('keys in several gaps', () => {
  const keys = ['a0', 'a1', 'a1', 'a3']
  const keyAt = (at: number) => keys[at] ?? ''

  test('where there is room only newcomers get keys', () => {
    const { keys: found, rekeyed } = keysForInserts(4, keyAt, [
      { index: 1, n: 2 },
      { index: 4, n: 1 },
    ])
    expect(rekeyed.size).toBe(0)
    const [first, last] = found
    expect(['a0', ...(first ?? []), 'a1']).toEqual(['a0', ...(first ?? []), 'a1'].sort())
    expect(first).toHaveLength(2)
    expect(last?.[0]?.localeCompare('a3')).toBeGreaterThan(0)
  })

  test('where there is none all are spread, once', () => {
    const { keys: found, rekeyed } = keysForInserts(4, keyAt, [
      { index: 0, n: 1 },
      { index: 2, n: 2 },
    ])
    expect([...rekeyed.keys()]).toEqual([0, 1, 2, 3])
    const all = [
      found[0]?.[0],
      rekeyed.get(0),
      rekeyed.get(1),
      ...(found[1] ?? []),
      rekeyed.get(2),
      rekeyed.get(3),
    ]
    expect(all).toHaveLength(7)
    expect(all).toEqual([...all].sort())
    expect(new Set(all).size).toBe(7)
  })

  test('newcomers land in their gaps in one list, whatever the keys were', () => {
    const stored = fc.array(fc.constantFrom('a0', 'a1', 'a1', 'a2', 'a1V', 'zz', '!'), { maxLength: 8 })
    const sizes = fc.array(fc.nat(3), { minLength: 9, maxLength: 9 })
    assertProperty(
      fc.property(stored, sizes, (some, wanted) => {
        const before = [...some].sort()
        const gaps = wanted.slice(0, before.length + 1).flatMap((n, index) => (n > 0 ? [{ index, n }] : []))
        const { keys: found, rekeyed } = keysForInserts(before.length, (at) => before[at] ?? '', gaps)
        expect(found.map(({ length }) => length)).toEqual(gaps.map(({ n }) => n))
        const list: (readonly [string, string])[] = []
        const inOrder: string[] = []
        for (let at = 0; at <= before.length; at++) {
          const gap = gaps.findIndex(({ index }) => index === at)
          const newcomers = (found[gap] ?? []).map((key, n) => [`${at}-new-${n}`, key] as const)
          const sibling =
            at < before.length ? [[`${at}-old`, rekeyed.get(at) ?? before[at] ?? ''] as const] : []
          list.push(...newcomers, ...sibling)
          inOrder.push(...newcomers.map(([id]) => id), ...sibling.map(([id]) => id))
        }
        expect(
          list.sort(([a, x], [b, y]) => (x < y ? -1 : x > y ? 1 : a < b ? -1 : 1)).map(([id]) => id),
        ).toEqual(inOrder)
      }),
      1_000,
    )
  })
})
