import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockPlace, BlockRecord } from '../../../model/blocks/block-record.ts'
import { resolvePlaces, strayPlace } from '../../../model/blocks/resolve-places.ts'
import { assertProperty } from '../../commands/support/assert-property.ts'

type Plugged = Extract<BlockPlace, { parent: string }>

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const plugged = fc.record({
  // A few blocks that many others claim to be in, so that most claims are contested.
  parent: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'c') },
    { weight: 2, arbitrary: fc.constantFrom(...ids, 'gone') },
  ),
  input: fc.constantFrom('next', 'next', 'next', 'DO'),
  kind: fc.constantFrom<Plugged['kind']>('statement', 'statement', 'statement', 'value'),
})
const free = fc.record({ parent: fc.constant(null), x: fc.nat(9), y: fc.nat(9) })
const block = fc.record({
  hasNext: fc.constantFrom(true, true, true, true, false),
  place: fc.oneof<fc.WeightedArbitrary<BlockPlace>[]>(
    { weight: 6, arbitrary: plugged },
    { weight: 1, arbitrary: free },
  ),
  stamp: fc.record({ t: fc.nat(9), c: fc.constantFrom('p', 'q') }),
})
const blocks = fc
  .array(block, { minLength: 3, maxLength: ids.length, size: 'max' })
  .map((list) => list.map((one, index) => ({ ...one, id: ids[index] ?? '' })))

const record = (one: Pick<BlockRecord, 'id' | 'hasNext' | 'place' | 'stamp'>): BlockRecord => ({
  ...one,
  type: 'wait',
  fields: {},
  extra: {},
  shadows: {},
  isDeleted: false,
})

/** The same, block by block and with walks instead of sets: what the rules say, whatever it costs. */
function byTheRules(list: readonly BlockRecord[]) {
  const live = new Map(list.map((one) => [one.id, one]))
  const parents = new Map<string, Plugged>()
  const displaced = new Set<string>()
  const losers: (readonly [loser: string, winner: string])[] = []
  const isAbove = (above: string, start: string): boolean => {
    for (let at: string | undefined = start; at !== undefined; at = parents.get(at)?.parent)
      if (at === above) return true
    return false
  }
  const inSlot = (parent: string, input: string) =>
    [...parents].find(([, place]) => place.parent === parent && place.input === input)?.[0]
  const lastBelow = (start: string): string => {
    const next = inSlot(start, 'next')
    return next === undefined ? start : lastBelow(next)
  }
  const hasNext = (own: string) => live.get(own)?.hasNext === true
  const hang = (own: string, parent: string) => parents.set(own, { parent, input: 'next', kind: 'statement' })

  const order = list.toSorted(
    (a, b) => a.stamp.t - b.stamp.t || (a.stamp.c + a.id < b.stamp.c + b.id ? -1 : 1),
  )
  for (const { id: own, place } of order) {
    if (place.parent === null || place.parent === own || !live.has(place.parent)) continue
    if (isAbove(own, place.parent)) {
      displaced.add(own)
      continue
    }
    const occupant = inSlot(place.parent, place.input)
    if (occupant !== undefined) {
      parents.delete(occupant)
      displaced.add(occupant)
      if (place.kind === 'statement') losers.unshift([occupant, own])
    }
    parents.set(own, place)
  }
  for (const [loser, winner] of losers) {
    if (parents.has(loser) || isAbove(loser, winner)) continue
    const below = inSlot(winner, 'next')
    const end = lastBelow(loser)
    if (hasNext(winner) && (below === undefined || hasNext(end))) {
      if (below !== undefined) hang(below, end)
      hang(loser, winner)
    } else if (hasNext(lastBelow(winner))) hang(loser, lastBelow(winner))
  }
  const places = new Map(
    list.map(({ id: own, place }) => [own, parents.get(own) ?? (place.parent === null ? place : strayPlace)]),
  )
  return { places, displaced }
}

test('every block is where the rules say: the later claim takes a slot, who lost it goes below, no ring is closed', () => {
  const property = fc.property(blocks, (list) => {
    const live = new Map(list.map((one) => [one.id, record(one)]))
    expect(resolvePlaces(live)).toEqual(byTheRules([...live.values()]))
  })
  assertProperty(property, 3_000, undefined, 200)
})
