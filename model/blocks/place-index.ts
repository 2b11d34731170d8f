import type { BlockPlace, BlockRecord } from './block-record.ts'
import { freePlace, resolvePlaces } from './resolve-places.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Where every live block is, kept up to date block by block with the same result as `resolvePlaces` of all of them. A
 * change that meets no other claim costs the way up to its stack's top; a conflict costs the stacks that it touches.
 */
export class PlaceIndex {
  private readonly live = new Map<string, BlockRecord>()
  private readonly resolved = new Map<string, BlockPlace>()
  private readonly losers = new Set<string>()
  /** Live blocks by the block that they claim to be in, whether that is live or not. */
  private readonly claimants = new Map<string, Set<string>>()

  get places(): ReadonlyMap<string, BlockPlace> {
    return this.resolved
  }

  get displaced(): ReadonlySet<string> {
    return this.losers
  }

  /** Takes over records (`undefined`: there is none to see any more). Returns the blocks whose place is another now. */
  update(changes: ReadonlyMap<string, BlockRecord | undefined>): ReadonlySet<string> {
    const affected = new Set<string>()
    const seeds = new Set<string>()
    for (const [id, record] of changes) {
      const before = this.live.get(id)
      const after = record?.isDeleted ? undefined : record
      if (before?.place.parent) seeds.add(before.place.parent)
      if (!before !== !after) for (const child of this.claimants.get(id) ?? none) affected.add(child)
      affected.add(id)
      this.set(id, before, after)
    }
    const moved = this.isClear(affected) ? this.follow(affected) : this.resolveAround([...affected, ...seeds])
    for (const id of changes.keys()) {
      if (this.live.has(id)) continue
      this.resolved.delete(id)
      this.losers.delete(id)
    }
    return moved
  }

  private set(id: string, before: BlockRecord | undefined, after: BlockRecord | undefined): void {
    const old = before?.place.parent
    const now = after?.place.parent
    if (after) this.live.set(id, after)
    else this.live.delete(id)
    if (old === now) return
    if (old) {
      const siblings = this.claimants.get(old)
      siblings?.delete(id)
      if (siblings?.size === 0) this.claimants.delete(old)
    }
    if (!now) return
    const siblings = this.claimants.get(now)
    if (siblings) siblings.add(id)
    else this.claimants.set(now, new Set([id]))
  }

  /** Whether nobody contests a place, neither before nor now, so that every claim of `ids` can be followed. */
  private isClear(ids: ReadonlySet<string>): boolean {
    // Checking block by block pays for a gesture, not for a whole file.
    if (this.losers.size > 0 || ids.size > 64) return false
    for (const id of ids) {
      const place = this.live.get(id)?.place
      if (!place || place.parent === null || !this.isFollowed(id)) continue
      for (const other of this.claimants.get(place.parent) ?? none) {
        if (other === id || other === place.parent) continue
        const claim: BlockPlace | undefined = this.live.get(other)?.place
        if (claim?.parent === place.parent && claim.input === place.input) return false
      }
      if (this.isInRing(id)) return false
    }
    return true
  }

  /** Whether the claim of a block leads to a live block. */
  private isFollowed(id: string): boolean {
    const parent = this.live.get(id)?.place.parent
    return parent !== undefined && parent !== null && parent !== id && this.live.has(parent)
  }

  private isInRing(start: string): boolean {
    let steps = 0
    for (let at: string | null | undefined = start; at; at = this.live.get(at)?.place.parent) {
      if (!this.isFollowed(at)) return false
      if (steps++ > this.live.size) return true
    }
    return false
  }

  private follow(ids: ReadonlySet<string>): ReadonlySet<string> {
    const moved = new Set<string>()
    for (const id of ids) {
      const block = this.live.get(id)
      if (block) this.put(id, this.isFollowed(id) ? block.place : freePlace(block), moved)
    }
    return moved
  }

  private put(id: string, place: BlockPlace, moved: Set<string>): void {
    const before = this.resolved.get(id)
    if (before && isSame(before, place)) return
    this.resolved.set(id, place)
    moved.add(id)
  }

  /** Resolves everything that is tied to `seeds` by claims; nothing else can be touched by them. */
  private resolveAround(seeds: readonly string[]): ReadonlySet<string> {
    const stacks = new Map<string, BlockRecord>()
    const open = [...seeds]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const block = this.live.get(id)
      if (!block || stacks.has(id)) continue
      stacks.set(id, block)
      if (block.place.parent) open.push(block.place.parent)
      for (const child of this.claimants.get(id) ?? none) open.push(child)
    }
    const { places, displaced } = resolvePlaces(stacks)
    const moved = new Set<string>()
    for (const id of stacks.keys()) {
      const place = places.get(id)
      if (place) this.put(id, place, moved)
      if (displaced.has(id)) this.losers.add(id)
      else this.losers.delete(id)
    }
    return moved
  }
}

function isSame(a: BlockPlace, b: BlockPlace): boolean {
  if (a.parent === null || b.parent === null) {
    return a.parent === null && b.parent === null && a.x === b.x && a.y === b.y
  }
  return a.parent === b.parent && a.input === b.input && a.kind === b.kind
}
