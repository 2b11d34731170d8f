import type * as Y from 'yjs'
import { ringsAmong } from '../../model/document/rings-among.ts'
import { compareClaims } from '../../model/document/stamp.ts'
import type { JsonValue } from '../../model/json.ts'
import { renewClaim } from './claims.ts'
import { type Claim, ClaimsAfter } from './claims-after.ts'
import type { OwnWritings } from './own-writings.ts'
import { isPlaceStep } from './place-registers.ts'
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
  readonly held: ReadonlyMap<RegisterStep, number>
  /** Claims of a later Lamport time were made since. */
  readonly since: number
}

/**
 * Values as they lay there before a step, places with the time that they had: who comes first to a slot, and what opens a ring, is as it was.
 * A place gets the new time `t` only where a claim made since stands against it, for the same slot or in a ring with it: what is put back gets
 * the slot then, and is what stays out of the ring. Costs what claims those slots, and the ways up from them.
 */
export function claimsPutBack(reverting: Reverting, t: number): PutBack {
  if (!reverting.registers.some(isPlaceStep)) return ({ before }) => before
  const coming = comingBack(reverting)
  const deletions = Map.groupBy(coming.filter(isDeletion), (step) => step.root)
  const renewed = new Set<RegisterStep>()
  for (const [root, places] of Map.groupBy(coming.filter(isPlaceStep), (step) => step.root)) {
    const claims = new ClaimsAfter({ ...reverting, root, places, deletions: deletions.get(root) ?? [] })
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

/** What comes back to a slot that was claimed since, and so needs a new time. What had lost its slot gets none. */
function takenAnew(claims: ClaimsAfter): readonly Claim[] {
  const bySlot = Map.groupBy(claims.back.filter(hadPlace), ({ slot }) => slot)
  return [...bySlot.values()].flatMap((back) => {
    const last = latest(back)
    return last && claims.rivals(last).some(({ isLater }) => isLater) ? last : []
  })
}

/**
 * What stays out of each ring that closes through a claim made since: of what comes back the one that was claimed last, but rather one
 * that had lost its place. A ring is open where that has lost it still, and then another time would take the place from who has it.
 * It has lost it when the ring would close where another claim of that slot came later, or when it would close the ring itself. Others without
 * their slot count, since in the order of times a ring may close before they lose it.
 */
function keptOut(claims: ClaimsAfter): readonly Claim[] {
  const rings = ringsAmong(
    claims.back.map(({ id }) => id),
    (id) => claims.of(id)?.holder,
  )
  return [...rings].flatMap((ids) => {
    const ring = ids.flatMap((id) => claims.of(id) ?? [])
    const end = latest(ring)
    const lost = ring.filter(({ step }) => step?.isLost)
    const isOpen = lost.some((one) => one === end || claims.rivals(one).some(isBetween(one, end)))
    if (isOpen || !ring.some(({ isLater }) => isLater)) return []
    return latest(lost) ?? latest(ring.filter(({ step }) => step)) ?? []
  })
}

const isBetween =
  (one: Claim, end: Claim | undefined) =>
  (rival: Claim): boolean =>
    compareClaims(one, rival) < 0 && (end === undefined || compareClaims(rival, end) < 0)

const hadPlace = ({ slot, step }: Claim): boolean => slot !== undefined && !step?.isLost

const latest = (claims: readonly Claim[]): Claim | undefined =>
  claims.reduce<Claim | undefined>(
    (found, claim) => (found === undefined || compareClaims(found, claim) < 0 ? claim : found),
    undefined,
  )
