import type * as Y from 'yjs'
import { rootMap } from '../../model/document/root-map.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readLamport } from '../../model/document/stamp.ts'
import type { JsonValue } from '../../model/json.ts'
import { storedValue } from './apply-writes.ts'
import { isPlaceClaim, type PlaceClaim, renewClaim } from './claims.ts'
import type { OwnWritings } from './own-writings.ts'
import { ringMembers } from './ring-members.ts'
import { type RegisterStep, registerKey, type UndoEntry } from './undo-entry.ts'

/** What is to lie in a register again that a step wrote. */
export type PutBack = (written: RegisterStep) => JsonValue | undefined

/** As in recordings made before `claimsPutBack`: each place gets a new time. */
export const claimsRenewed =
  (t: number): PutBack =>
  ({ before }) =>
    renewClaim(before, t)

/**
 * Values as they lay there before a step, places with the time that they had: who comes first to a slot, and what opens a ring, is as it was.
 * A place gets the new time `t` only where a claim made after the step stands against it, for the same slot or in a ring with it: what is put back gets
 * the slot then, and is what stays out of the ring. Linear in what the tab or the scene holds.
 */
export function claimsPutBack(
  document: Y.Doc,
  { registers, made }: UndoEntry,
  own: OwnWritings,
  t: number,
): PutBack {
  if (!registers.some(({ before }) => isPlaceClaim(before))) return ({ before }) => before
  const coming = registers.filter((step) => own.isStillThere(step) && own.lockerOf(step) === undefined)
  const rivals = new Map<string, Rivals>()
  return ({ root, id, key, before }) => {
    if (id === null || !isPlaceClaim(before)) return before
    const place = registerKey({ root, id: null, key })
    const known = rivals.get(place) ?? rivalsIn({ document, own, coming, made }, root, key)
    rivals.set(place, known)
    const slot = slotOf(before)
    const isContested = known.ringed.has(id) || (slot !== undefined && known.slots.has(slot))
    return isContested ? renewClaim(before, t) : before
  }
}

/** What stands against the places that come back to a root. */
interface Rivals {
  /** Slots that a claim made since is for. */
  readonly slots: ReadonlySet<string>
  /** What would lie in itself, through a claim made since. */
  readonly ringed: ReadonlySet<string>
}

const none: Rivals = { slots: new Set(), ringed: new Set() }

interface Reverting {
  readonly document: Y.Doc
  readonly own: OwnWritings
  /** What is put back. */
  readonly coming: readonly RegisterStep[]
  /** The Lamport time after which a claim was made since. */
  readonly made: number
}

function rivalsIn({ document, own, coming, made }: Reverting, root: RootName, key: string): Rivals {
  const back = new Map(
    coming.flatMap((step) =>
      step.root === root && step.key === key && step.id !== null ? [[step.id, step.before]] : [],
    ),
  )
  /** A block that is deleted claims nothing; a thing still holds what lies in it. */
  const isDead = (id: string) => root.startsWith('blocks:') && own.isGone(root, id)
  const holders = new Map<string, string>()
  const since = new Set<string>()
  const slots = new Set<string>()
  for (const id of rootMap(document, root).keys()) {
    const isBack = back.has(id)
    const claim = isBack ? back.get(id) : storedValue(document, root, id, key)
    if (!isPlaceClaim(claim) || (!isBack && isDead(id))) continue
    if (typeof claim.p === 'string') holders.set(id, claim.p)
    if (isBack || readLamport(claim) <= made) continue
    since.add(id)
    const slot = slotOf(claim)
    if (slot !== undefined) slots.add(slot)
  }
  return since.size === 0 ? none : { slots, ringed: ringMembers(holders, since) }
}

/** Only blocks have slots, which hold one of them; in a thing there is room for any number. */
const slotOf = ({ p, i }: PlaceClaim): string | undefined =>
  typeof p === 'string' && typeof i === 'string' ? `${p.length}:${p}${i}` : undefined
