import { ringsAmong } from '../document/rings-among.ts'
import { compareClaims } from '../document/stamp.ts'
import type { BlockPlace, BlockRecord } from './block-record.ts'
import { DisjointSets } from './disjoint-sets.ts'

/** What claims of places come to. */
export interface ResolvedPlaces {
  readonly places: ReadonlyMap<string, BlockPlace>
  /** Blocks that do not sit where their record claims, because another one does or because they would be inside themselves. */
  readonly displaced: ReadonlySet<string>
}

type Plugged = Extract<BlockPlace, { parent: string }>

const slotKey = (parent: string, input: string) => `${parent}\u0000${input}`

/**
 * Gives every live block one place and every connection one occupant, the same on every replica. The later claim
 * (stamp, actor, id) takes the slot; a statement that lost it goes below the winner, a value becomes free; the last
 * claim that would close a cycle is not followed. Linear but for the sort.
 */
export function resolvePlaces(live: ReadonlyMap<string, BlockRecord>): ResolvedPlaces {
  const claims = [...live.values()]
    .flatMap((block) => (block.place.parent === null ? [] : [{ block, place: block.place }]))
    .filter(({ block, place }) => live.has(place.parent) && place.parent !== block.id)
    .sort((a, b) => compareClaims({ ...a.block.stamp, id: a.block.id }, { ...b.block.stamp, id: b.block.id }))
  const rings = new RingGuard(new Map(claims.map(({ block, place }) => [block.id, place.parent])))
  const parents = new Map<string, Plugged>()
  const slots = new Map<string, string>()
  const displaced = new Set<string>()
  const losers: { loser: string; winner: string }[] = []

  for (const { block, place } of claims) {
    if (rings.wouldClose(block.id)) {
      displaced.add(block.id)
      continue
    }
    const key = slotKey(place.parent, place.input)
    const occupant = slots.get(key)
    if (occupant !== undefined) {
      parents.delete(occupant)
      rings.open(occupant)
      displaced.add(occupant)
      if (place.kind === 'statement') losers.push({ loser: occupant, winner: block.id })
    }
    slots.set(key, block.id)
    parents.set(block.id, place)
  }
  new Splicer(live, parents, slots).spliceAll(losers.reverse())

  const places = new Map<string, BlockPlace>()
  for (const block of live.values()) places.set(block.id, parents.get(block.id) ?? freePlace(block))
  return { places, displaced }
}

/** Where a block lies that claims a slot it cannot have: near the canvas's corner. */
export const strayPlace = { parent: null, x: 24, y: 24 } as const satisfies BlockPlace

/** Where a block lies that is plugged in nowhere. */
export const freePlace = (block: BlockRecord): BlockPlace =>
  block.place.parent === null ? block.place : strayPlace

/**
 * Knows the rings among claims (each block claims one parent). A ring is closed by the last of its claims unless one
 * of the others has lost its slot by then.
 */
class RingGuard {
  private readonly ringOf = new Map<string, { missing: number }>()

  constructor(claimed: ReadonlyMap<string, string>) {
    for (const members of ringsAmong(claimed.keys(), (id) => claimed.get(id))) {
      const ring = { missing: members.length }
      for (const member of members) this.ringOf.set(member, ring)
    }
  }

  /** Follows the claim of `id` unless it closes a ring; says whether it would. */
  wouldClose(id: string): boolean {
    const ring = this.ringOf.get(id)
    if (!ring) return false
    if (ring.missing === 1) return true
    ring.missing--
    return false
  }

  /** The claim of `id` is no longer followed. */
  open(id: string): void {
    const ring = this.ringOf.get(id)
    if (ring) ring.missing++
  }
}

/** Puts statements that lost their slot below the ones that took it. */
class Splicer {
  private readonly trees = new DisjointSets()
  /** Statement chains; the value of a set is its last block. */
  private readonly chains = new DisjointSets()
  private readonly live: ReadonlyMap<string, BlockRecord>
  private readonly parents: Map<string, Plugged>
  private readonly slots: Map<string, string>

  constructor(
    live: ReadonlyMap<string, BlockRecord>,
    parents: Map<string, Plugged>,
    slots: Map<string, string>,
  ) {
    this.live = live
    this.parents = parents
    this.slots = slots
    for (const [id, place] of parents) {
      this.trees.unite(place.parent, id, place.parent)
      if (place.input === 'next') this.chains.unite(place.parent, id, this.chains.valueOf(id))
    }
  }

  spliceAll(losers: readonly { loser: string; winner: string }[]): void {
    for (const { loser, winner } of losers) {
      // A block without a parent is the root of its tree: it must not go below one of its own.
      if (this.trees.same(loser, winner)) continue
      const below = this.slots.get(slotKey(winner, 'next'))
      const loserEnd = this.chains.valueOf(loser)
      if (this.hasNext(winner) && (below === undefined || this.hasNext(loserEnd))) {
        const end = below === undefined ? loserEnd : this.chains.valueOf(below)
        if (below !== undefined) this.plug(below, loserEnd)
        this.plug(loser, winner)
        this.chains.unite(winner, loser, end)
      } else {
        const winnerEnd = this.chains.valueOf(winner)
        if (!this.hasNext(winnerEnd)) continue
        this.plug(loser, winnerEnd)
        this.chains.unite(winner, loser, loserEnd)
      }
      this.trees.unite(winner, loser, winner)
    }
  }

  private hasNext(id: string): boolean {
    return this.live.get(id)?.hasNext ?? false
  }

  private plug(id: string, parent: string): void {
    this.slots.set(slotKey(parent, 'next'), id)
    this.parents.set(id, { parent, input: 'next', kind: 'statement' })
  }
}
