import type * as Y from 'yjs'
import { ringsAmong } from '../../model/document/rings-among.ts'
import { rootMap } from '../../model/document/root-map.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { readStamp } from '../../model/document/stamp.ts'
import type { JsonValue } from '../../model/json.ts'
import { storedValue } from './apply-writes.ts'
import { isPlaceClaim, renewClaim } from './claims.ts'
import type { OwnWritings } from './own-writings.ts'
import { isPlaceStep, type PlaceStep, placeKeyOf, slotOf } from './place-registers.ts'
import { type RegisterStep, registerKey } from './undo-entry.ts'

/** What is to lie in a register again that a step wrote. */
export type PutBack = (written: RegisterStep) => JsonValue | undefined

/** As in recordings made before `claimsPutBack`: each place gets a new time. */
export const claimsRenewed =
  (t: number): PutBack =>
  ({ before }) =>
    renewClaim(before, t)

/** What is about to be reverted in a document. */
export interface Reverting {
  readonly document: Y.Doc
  readonly own: OwnWritings
  /** What was written, in that order; a register may be there more than once. */
  readonly registers: readonly RegisterStep[]
  /** Claims of a later Lamport time were made since. */
  readonly since: number
}

/**
 * Values as they lay there before a step, places with the time that they had: who comes first to a slot, and what opens a ring, is as it was.
 * A place gets the new time `t` only where a claim made since stands against it, for the same slot or in a ring with it: what is put back gets
 * the slot then, and is what stays out of the ring. Linear in what the tabs and scenes hold.
 */
export function claimsPutBack(reverting: Reverting, t: number): PutBack {
  if (!reverting.registers.some(isPlaceStep)) return ({ before }) => before
  const coming = comingBack(reverting)
  const renewed = new Set<RegisterStep>()
  for (const [root, steps] of Map.groupBy(coming.filter(isPlaceStep), (step) => step.root))
    for (const step of contested(reverting, root, steps, coming)) renewed.add(step)
  return (step) => (renewed.has(step) ? renewClaim(step.before, t) : step.before)
}

/** The first writing of each register that will be reverted: what lay there before it comes back. */
function comingBack({ registers, own }: Reverting): readonly RegisterStep[] {
  const writings = Map.groupBy(registers, registerKey).values()
  return [...writings].flatMap((steps) => {
    const [first, last] = [steps[0], steps.at(-1)]
    const isReverted = last && own.isStillThere(last) && own.lockerOf(last) === undefined
    return first && isReverted ? [first] : []
  })
}

/** Of what comes back to a root, all that a claim made since stands against. */
function contested(
  { document, own, since }: Reverting,
  root: RootName,
  steps: readonly PlaceStep[],
  coming: readonly RegisterStep[],
): readonly PlaceStep[] {
  const key = placeKeyOf(root)
  if (key === undefined) return []
  const back = new Map(steps.map((step) => [step.id, step]))
  const isDead = deadAfter(root, coming, own)
  const holders = new Map<string, string>()
  const slots = new Set<string>()
  const later = new Set<string>()
  for (const id of rootMap(document, root).keys()) {
    const step = back.get(id)
    const claim = step ? step.before : storedValue(document, root, id, key)
    if (!isPlaceClaim(claim) || isDead(id)) continue
    if (typeof claim.p === 'string') holders.set(id, claim.p)
    if (step || readStamp(claim).t <= since) continue
    later.add(id)
    const slot = slotOf(root, claim)
    if (slot !== undefined) slots.add(slot)
  }
  if (later.size === 0) return []
  const rings = [...ringsAmong(holders)].filter((ring) => ring.some((id) => later.has(id)))
  const ringed = new Set(rings.flat())
  return steps.filter(({ id, before, isLost }) => {
    const slot = isLost ? undefined : slotOf(root, before)
    return ringed.has(id) || (slot !== undefined && slots.has(slot))
  })
}

/** Whether a record claims nothing any more once all is put back. A deleted thing still holds what lies in it. */
function deadAfter(
  root: RootName,
  coming: readonly RegisterStep[],
  own: OwnWritings,
): (id: string) => boolean {
  if (!root.startsWith('blocks:')) return () => false
  const deletions = coming.filter((step) => step.root === root && step.key === 'del')
  const isDead = new Map(deletions.map(({ id, before }) => [id, before !== undefined]))
  return (id) => isDead.get(id) ?? own.isGone(root, id)
}
