import type * as Y from 'yjs'
import { ringsAmong } from '../../model/document/rings-among.ts'
import { rootMap } from '../../model/document/root-map.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { compareClaims, readStamp, type Stamp } from '../../model/document/stamp.ts'
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
  /** Those of them that stay as they are (`heldSteps`). */
  readonly held: ReadonlySet<RegisterStep>
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
  const deletions = Map.groupBy(coming.filter(isDeletion), (step) => step.root)
  const renewed = new Set<RegisterStep>()
  for (const [root, steps] of Map.groupBy(coming.filter(isPlaceStep), (step) => step.root)) {
    const claims = claimsAfter(reverting, root, steps, deletions.get(root) ?? [])
    if (claims.every(({ isLater }) => !isLater)) continue
    for (const { step } of [...takenAnew(claims), ...keptOut(claims)]) if (step) renewed.add(step)
  }
  return (step) => (renewed.has(step) ? renewClaim(step.before, t) : step.before)
}

const isDeletion = ({ key }: RegisterStep): boolean => key === 'del'

/** The first writing of each register that will be reverted: what lay there before it comes back. */
function comingBack({ registers, held, own }: Reverting): readonly RegisterStep[] {
  const writings = Map.groupBy(registers, registerKey).values()
  return [...writings].flatMap((steps) => {
    const [first, newest] = [steps[0], steps.at(-1)]
    const isReverted = newest && own.isStillThere(newest) && !held.has(newest)
    return first && isReverted ? [first] : []
  })
}

/** A claim as it will be. */
interface Claim extends Stamp {
  readonly id: string
  readonly holder: string | undefined
  readonly slot: string | undefined
  /** What brings it back; absent for those that stay. */
  readonly step: PlaceStep | undefined
  /** Whether it was made since. */
  readonly isLater: boolean
}

/** What claims a place in a root once all is put back. */
function claimsAfter(
  { document, own, since }: Reverting,
  root: RootName,
  steps: readonly PlaceStep[],
  deletions: readonly RegisterStep[],
): readonly Claim[] {
  const key = placeKeyOf(root)
  if (key === undefined) return []
  const back = new Map(steps.map((step) => [step.id, step]))
  const isDead = deadAfter(root, deletions, own)
  const claims: Claim[] = []
  for (const id of rootMap(document, root).keys()) {
    const step = back.get(id)
    const value = step ? step.before : storedValue(document, root, id, key)
    if (!isPlaceClaim(value) || isDead(id)) continue
    const stamp = readStamp(value)
    const holder = typeof value.p === 'string' ? value.p : undefined
    const isLater = step === undefined && stamp.t > since
    claims.push({ ...stamp, id, holder, slot: slotOf(root, value), step, isLater })
  }
  return claims
}

/** Whether a record claims nothing any more once all is put back, deletions of the same root among it. A deleted thing still holds what lies in it. */
function deadAfter(
  root: RootName,
  deletions: readonly RegisterStep[],
  own: OwnWritings,
): (id: string) => boolean {
  if (!root.startsWith('blocks:')) return () => false
  const isDead = new Map(deletions.map(({ id, before }) => [id, before !== undefined]))
  return (id) => isDead.get(id) ?? own.isGone(root, id)
}

/** What comes back to a slot that was claimed since, and so needs a new time. What had lost its slot gets none. */
function takenAnew(claims: readonly Claim[]): readonly Claim[] {
  const bySlot = Map.groupBy(
    claims.filter(({ slot, step }) => slot !== undefined && !step?.isLost),
    ({ slot }) => slot,
  )
  return [...bySlot.values()].flatMap((rivals) =>
    rivals.some(({ isLater }) => isLater) ? (latest(rivals.filter(isBack)) ?? []) : [],
  )
}

/**
 * What stays out of each ring that closes through a claim made since: of what comes back the one that was claimed last, but rather one
 * that had lost its place. A ring is open where that has lost it still, and then another time would take the place from who has it.
 * Others without their slot count, since in the order of times a ring may close before they lose it.
 */
function keptOut(claims: readonly Claim[]): readonly Claim[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  const bySlot = Map.groupBy(claims, ({ slot }) => slot)
  const isTaken = ({ slot }: Claim): boolean => (bySlot.get(slot)?.length ?? 0) > 1
  const rings = ringsAmong(new Map(claims.map(({ id, holder }) => [id, holder])))
  return [...rings].flatMap((ids) => {
    const ring = ids.flatMap((id) => byId.get(id) ?? [])
    const lost = ring.filter(({ step }) => step?.isLost)
    if (!ring.some(({ isLater }) => isLater) || lost.some(isTaken)) return []
    return latest(lost) ?? latest(ring.filter(isBack)) ?? []
  })
}

const isBack = ({ step }: Claim): boolean => step !== undefined

const latest = (claims: readonly Claim[]): Claim | undefined =>
  claims.reduce<Claim | undefined>(
    (found, claim) => (found === undefined || compareClaims(found, claim) < 0 ? claim : found),
    undefined,
  )
