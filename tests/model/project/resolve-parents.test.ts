import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Claimant } from '../../../model/project/claimant.ts'
import { resolveParents } from '../../../model/project/resolve-parents.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

const node = (
  id: string,
  parent: string,
  { isLive = true, previous = '', t = 0, c = 'p' } = {},
): readonly [string, Claimant] => [id, { id, isLive, place: { parent, previous, order: '', t, c } }]

/** Each live thing with its parent, `''` at the root. */
function tree(...nodes: readonly (readonly [string, Claimant])[]): Record<string, string> {
  const { parents } = resolveParents(new Map(nodes))
  return Object.fromEntries([...parents].map(([id, parent]) => [id, parent ?? '']))
}

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const id = fc.constantFrom(...ids)
const target = fc.constantFrom('', 'gone', ...ids)
const claim = fc.record({
  id,
  isLive: fc.constantFrom(true, true, true, false),
  parent: target,
  previous: target,
  t: fc.nat(3),
  c: fc.constantFrom('p', 'q'),
})
const claims = fc.uniqueArray(claim, { selector: (one) => one.id, maxLength: 6 })

/** The same claim by claim, with walks up the tree: what the rules say, whatever it costs. */
function byTheRules(nodes: ReadonlyMap<string, Claimant>) {
  const live = (start: string): string | undefined => {
    const seen = new Set<string>()
    for (let at = start; at !== '' && !seen.has(at); at = nodes.get(at)?.place.parent ?? '') {
      if (nodes.get(at)?.isLive) return at
      seen.add(at)
    }
    return undefined
  }
  const parents = new Map<string, string>()
  const isInside = (inner: string, outer: string): boolean => {
    for (let at: string | undefined = inner; at !== undefined; at = parents.get(at))
      if (at === outer) return true
    return false
  }
  let hasConflicts = false
  const inOrder = [...nodes.values()]
    .filter(({ isLive }) => isLive)
    .sort((a, b) => a.place.t - b.place.t || (a.place.c + a.id < b.place.c + b.id ? -1 : 1))
  for (const { id, place } of inOrder) {
    const claimed = live(place.parent)
    if (claimed === undefined || claimed === id) continue
    const previous = live(place.previous)
    if (!isInside(claimed, id)) parents.set(id, claimed)
    else {
      hasConflicts = true
      if (previous !== undefined && !isInside(previous, id)) parents.set(id, previous)
    }
  }
  return { parents, hasConflicts }
}

test('every thing hangs where the rules say, and a refused claim is a conflict', () => {
  const property = fc.property(claims, (list) => {
    const nodes = new Map(list.map(({ id, parent, ...rest }) => node(id, parent, rest)))
    const { parents, tied } = resolveParents(nodes)
    const expected = byTheRules(nodes)
    for (const [id, parent] of parents) expect(parent).toBe(expected.parents.get(id))
    expect(tied.size > 0).toBe(expected.hasConflicts)
  })
  assertProperty(property, 3_000, undefined, 300)
})

test('[invariant 14] [invariant 15] whatever is claimed, each live thing hangs on the root or on a live one, and nothing is in itself', () => {
  const property = fc.property(claims, (list) => {
    const nodes = new Map(list.map(({ id, parent, ...rest }) => node(id, parent, rest)))
    const { parents, tied } = resolveParents(nodes)
    expect([...parents.keys()].sort()).toEqual(
      list
        .filter(({ isLive }) => isLive)
        .map(({ id }) => id)
        .sort(),
    )
    for (const start of parents.keys()) {
      const seen = new Set<string>()
      for (let at: string | undefined = start; at !== undefined; at = parents.get(at)) {
        expect(nodes.get(at)?.isLive).toBe(true)
        expect(seen.has(at), `${start} is inside itself`).toBe(false)
        seen.add(at)
      }
    }
    const other = resolveParents(new Map([...nodes].reverse()))
    expect(new Map([...other.parents].sort())).toEqual(new Map([...parents].sort()))
    expect([...other.tied].sort()).toEqual([...tied].sort())
  })
  assertProperty(property, 3_000)
})

test('[invariant 23] what is shown, written back as claims, shows the same and holds no conflict', () => {
  const property = fc.property(claims, (list) => {
    const nodes = new Map(list.map(({ id, parent, ...rest }) => node(id, parent, rest)))
    const { parents } = resolveParents(nodes)
    const repaired = new Map(
      [...nodes.values()].map(({ id, isLive, place }) =>
        node(id, parents.get(id) ?? '', { isLive, t: place.t, c: place.c }),
      ),
    )
    const again = resolveParents(repaired)
    expect(again.tied.size).toBe(0)
    expect(new Map([...again.parents].sort())).toEqual(new Map([...parents].sort()))
  })
  assertProperty(property, 1_000)
})

test('a claim on what was deleted goes to the nearest live thing above it', () => {
  const dead = { isLive: false }
  expect(tree(node('a', ''), node('b', 'a', dead), node('c', 'b', dead), node('d', 'c'))).toEqual({
    a: '',
    d: 'a',
  })
  expect(tree(node('b', 'gone', dead), node('d', 'b'))).toEqual({ d: '' })
  expect(tree(node('b', 'c', dead), node('c', 'b', dead), node('d', 'c'))).toEqual({ d: '' })
  expect(tree(node('d', 'd'))).toEqual({ d: '' })
})

test('in a circle the later claim loses: by time, then by person, then by id', () => {
  expect(tree(node('a', 'b', { t: 1 }), node('b', 'a', { t: 2 }))).toEqual({ a: 'b', b: '' })
  expect(tree(node('a', 'b', { t: 2 }), node('b', 'a', { t: 1 }))).toEqual({ a: '', b: 'a' })
  expect(tree(node('a', 'b', { c: 'q' }), node('b', 'a', { c: 'p' }))).toEqual({ a: '', b: 'a' })
  expect(tree(node('a', 'b'), node('b', 'a'))).toEqual({ a: 'b', b: '' })
})

test('who loses goes back to where they were, unless that closes a circle too', () => {
  const back = { t: 2, previous: 'c' }
  expect(tree(node('c', ''), node('a', 'b', { t: 1 }), node('b', 'a', back))).toEqual({
    a: 'b',
    b: 'c',
    c: '',
  })
  expect(tree(node('c', 'b'), node('a', 'b', { t: 1 }), node('b', 'a', back))).toEqual({
    a: 'b',
    b: '',
    c: 'b',
  })
  const conflict = resolveParents(new Map([node('a', 'b', { t: 1 }), node('b', 'a', { t: 2 })]))
  expect([...conflict.tied].sort()).toEqual(['a', 'b'])
  expect(resolveParents(new Map([node('a', ''), node('b', 'a')])).tied.size).toBe(0)
})
