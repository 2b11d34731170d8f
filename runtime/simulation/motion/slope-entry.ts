import { overlaps } from '../space/box.ts'
import { add, scaleBy, subtract, type Vec3 } from '../space/vec3.ts'
import type { Obstacle } from './obstacle.ts'
import type { Section, Slant } from './slant.ts'

/** Metres between two looks on a way. */
const interval = 0.05
/** How often the piece of the way between two looks is halved: to a thousandth of a millimetre. */
const halvings = 16

/** Where a way comes into something that leans. */
export interface SlopeEntry {
  /** Of the way, from 0 to 1. */
  readonly share: number
  /** Through its upper side. */
  readonly isFromAbove: boolean
  /** Of what leans, where the way comes into it. */
  readonly section: Section
}

/** Where a straight way first comes into something that leans; what it begins in does not count. `null` where it comes into nothing. */
export function slopeEntry(from: Vec3, to: Vec3, obstacles: readonly Obstacle[]): SlopeEntry | null {
  const around = {
    min: [Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.min(from[2], to[2])],
    max: [Math.max(from[0], to[0]), Math.max(from[1], to[1]), Math.max(from[2], to[2])],
  } as const
  let first: SlopeEntry | null = null
  for (const { slant, min, max } of obstacles) {
    // A way along an axis has no room of its own, so it may touch.
    const wide = {
      min: subtract(min, [interval, interval, interval]),
      max: add(max, [interval, interval, interval]),
    }
    const entry = slant && overlaps(around, wide) ? entryInto(slant, from, subtract(to, from)) : null
    if (entry && entry.share < (first?.share ?? Number.POSITIVE_INFINITY)) first = entry
  }
  return first
}

function entryInto(slant: Slant, from: Vec3, way: Vec3): SlopeEntry | null {
  const stateAt = (share: number) => stateOf(slant, add(from, scaleBy(way, share)))
  const length = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2])
  const looks = Math.max(1, Math.ceil(length / interval))
  let before = stateAt(0)
  for (let look = 1; look <= looks; look++) {
    const now = stateAt(look / looks)
    if (before.side !== 'in' && isEntry(before.side, now.side)) {
      let [out, inside] = [(look - 1) / looks, look / looks]
      for (let halving = 0; halving < halvings; halving++) {
        const middle = (out + inside) / 2
        if (stateAt(middle).side === before.side) out = middle
        else inside = middle
      }
      const section = stateAt(inside).section ?? now.section
      return section && { share: out, isFromAbove: before.side === 'above', section }
    }
    before = now
  }
  return null
}

type Side = 'beside' | 'above' | 'in' | 'below'

/** What is thin can lie between two looks. */
const isEntry = (before: Side, now: Side): boolean =>
  now === 'in' || (before === 'above' && now === 'below') || (before === 'below' && now === 'above')

function stateOf(slant: Slant, [x, y, z]: Vec3): { readonly side: Side; readonly section: Section | null } {
  const section = slant.sectionAt(x, z)
  if (!section) return { side: 'beside', section }
  return { side: y >= section.high ? 'above' : y <= section.low ? 'below' : 'in', section }
}
