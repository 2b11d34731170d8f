import type * as Y from 'yjs'
import { recordMap, rootMap } from '../../model/document/root-map.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readLamport } from '../../model/document/stamp.ts'
import { storedJson } from '../../model/document/stored-json.ts'
import type { JsonValue } from '../../model/json.ts'
import { isPlaceClaim, type PlaceClaim, renewClaim } from './claims.ts'
import type { OwnWritings } from './own-writings.ts'
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
 * A place gets the new time `t` only where a claim that was made since stands against it, for the same slot or in a ring with it: under its old one it
 * would win or lose against that as if it had always been there.
 */
export function claimsPutBack(
  document: Y.Doc,
  { registers, lamport }: UndoEntry,
  own: OwnWritings,
  t: number,
): PutBack {
  if (!registers.some(({ before }) => isPlaceClaim(before))) return ({ before }) => before
  const still = registers.filter((step) => own.isStillThere(step))
  const coming = new Map(still.map((step) => [registerKey(step), step.before]))
  const latest = new Map<string, ReadonlyMap<string, PlaceClaim>>()
  const laterIn = (root: RootName, key: string) => {
    const name = registerKey({ root, id: null, key })
    const known = latest.get(name) ?? claimsSince(document, root, key, lamport, coming)
    latest.set(name, known)
    return known
  }
  return ({ root, id, key, before }) => {
    if (id === null || !isPlaceClaim(before)) return before
    const later = laterIn(root, key)
    if (later.size === 0) return before
    const claimOf = (one: string) => {
      const register = { root, id: one, key }
      const name = registerKey(register)
      return coming.has(name) ? coming.get(name) : storedIn(document, register)
    }
    const isContested =
      [...later.values()].some((claim) => isSameSlot(claim, before)) || isInRing(id, before, later, claimOf)
    return isContested ? renewClaim(before, t) : before
  }
}

/** The claims of a root later than `lamport` that stand, whatever is put back. */
function claimsSince(
  document: Y.Doc,
  root: RootName,
  key: string,
  lamport: number,
  coming: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, PlaceClaim> {
  const found = new Map<string, PlaceClaim>()
  for (const id of rootMap(document, root).keys()) {
    const register = { root, id, key }
    const claim = storedIn(document, register)
    if (isPlaceClaim(claim) && readLamport(claim) > lamport && !coming.has(registerKey(register)))
      found.set(id, claim)
  }
  return found
}

/** Only blocks have slots, which hold one of them; in a thing there is room for any number. */
const isSameSlot = (a: PlaceClaim, b: PlaceClaim): boolean =>
  typeof a.i === 'string' && a.i === b.i && typeof a.p === 'string' && a.p === b.p

/** Whether `id` would lie in itself by its claim, through one that was made since. */
function isInRing(
  id: string,
  claim: PlaceClaim,
  later: ReadonlyMap<string, unknown>,
  claimOf: (id: string) => JsonValue | undefined,
): boolean {
  const seen = new Set<string>()
  let isThroughLater = false
  for (let at: JsonValue | undefined = claim.p; typeof at === 'string' && at !== '' && !seen.has(at); ) {
    if (at === id) return isThroughLater
    seen.add(at)
    isThroughLater ||= later.has(at)
    const next = claimOf(at)
    at = isPlaceClaim(next) ? next.p : undefined
  }
  return false
}

const storedIn = (document: Y.Doc, { root, id, key }: Pick<RegisterStep, 'root' | 'id' | 'key'>) =>
  storedJson(recordMap(document, root, id)?.get(key))
