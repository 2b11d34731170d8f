import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VersionedMap } from '../../../model/blocks/versioned-map.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

interface Item {
  readonly id: string
  readonly value: number
}
type Step =
  | { readonly kind: 'set'; readonly item: Item }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'look' }
  | { readonly kind: 'read'; readonly which: number }
  | { readonly kind: 'ask'; readonly which: number; readonly id: string }

const id = fc.constantFrom('a', 'b', 'c', 'constructor', '')
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('set'), item: fc.record({ id, value: fc.nat(3) }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('look') }) },
  // Reading one in between must not change what it, or any other, shows later.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('read'), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask'), which: fc.nat(), id }) },
)

/** Kept as one goes through them: by value, then by id. */
class ByValue {
  private readonly items = new Map<string, Item>()

  replace(before: Item | undefined, after: Item | undefined): void {
    if (before) this.items.delete(before.id)
    if (after) this.items.set(after.id, after)
  }

  list(): readonly Item[] {
    return inOrder(this.items)
  }
}

const inOrder = (items: ReadonlyMap<string, Item>): readonly Item[] =>
  [...items.values()].sort((a, b) => a.value - b.value || (a.id < b.id ? -1 : 1))

function expectSame(look: ReadonlyMap<string, Item>, truth: ReadonlyMap<string, Item>): void {
  expect(look.size).toBe(truth.size)
  for (const key of ['a', 'b', 'c', 'constructor', '', 'other']) {
    expect(look.get(key)).toBe(truth.get(key))
    expect(look.has(key)).toBe(truth.has(key))
  }
}

describe('VersionedMap', () => {
  test('every look stays what the map was when it was taken, in the order that it is gone through', () => {
    assertProperty(
      fc.property(fc.array(step, { maxLength: 300, size: 'max' }), (steps) => {
        const map = new VersionedMap<Item>(() => new ByValue())
        const truth = new Map<string, Item>()
        const looks: {
          readonly look: ReadonlyMap<string, Item>
          readonly truth: ReadonlyMap<string, Item>
        }[] = []
        for (const one of steps) {
          if (one.kind === 'set') {
            map.set(one.item)
            truth.set(one.item.id, one.item)
          } else if (one.kind === 'delete') {
            map.delete(one.id)
            truth.delete(one.id)
          } else if (one.kind === 'look') looks.push({ look: map.look(), truth: new Map(truth) })
          else if (looks.length > 0) {
            const { look, truth: then = new Map() } = looks[one.which % looks.length] ?? {}
            if (one.kind === 'ask') expect(look?.get(one.id)).toBe(then.get(one.id))
            else expect([...(look?.values() ?? [])]).toEqual(inOrder(then))
          }
          expect(map.get('a')).toBe(truth.get('a'))
        }
        for (const { look, truth: then } of looks) expectSame(look, then)
        for (const { look, truth: then } of looks) {
          const items = inOrder(then)
          expect([...look.values()]).toEqual(items)
          expect([...look.keys()]).toEqual(items.map((item) => item.id))
          expect([...look]).toEqual(items.map((item) => [item.id, item]))
          const visited: [string, Item][] = []
          look.forEach((value, key) => {
            visited.push([key, value])
          })
          expect(visited).toEqual([...look.entries()])
          expectSame(look, then)
        }
      }),
      300,
    )
  })

  test('of very many looks each shows what was there, whichever is asked first', () => {
    const map = new VersionedMap<Item>()
    for (const value of [0, 1, 2]) map.set({ id: `n${value}`, value })
    const looks: ReadonlyMap<string, Item>[] = []
    for (let at = 0; at < 2_500; at++) {
      map.set({ id: 'n0', value: at + 10 })
      if (at === 50) map.delete('n1')
      looks.push(map.look())
    }
    const order = looks.map((_, at) => (at * 1_009) % looks.length)
    for (const at of order) {
      expect(looks[at]?.get('n2')).toEqual({ id: 'n2', value: 2 })
      expect(looks[at]?.get('n0')).toEqual({ id: 'n0', value: at + 10 })
      expect(looks[at]?.has('n1')).toBe(at < 50)
    }
    for (const at of [0, 49, 50, 2_499])
      expect([...(looks[at]?.keys() ?? [])].sort()).toEqual(at < 50 ? ['n0', 'n1', 'n2'] : ['n0', 'n2'])
  })

  test('what is the same is no change: the look stays the same object', () => {
    const map = new VersionedMap<Item>()
    const item = { id: 'a', value: 1 }
    map.set(item)
    const look = map.look()
    map.set(item)
    map.delete('b')
    expect(map.look()).toBe(look)
    map.set({ ...item })
    expect(map.look()).not.toBe(look)
  })
})
