import type * as Y from 'yjs'
import { readStamp, type Stamp } from '../../model/document/stamp.ts'
import { storedValue, writeRegister } from './apply-writes.ts'
import { highestTime } from './claim-times.ts'
import { isStill } from './claims.ts'
import { claimsPutBack, claimsRenewed } from './claims-put-back.ts'
import { heldSteps } from './held-steps.ts'
import { withLost } from './lost-places.ts'
import { ownWritingsOf } from './own-writings.ts'
import { isPlaceRegister } from './place-registers.ts'
import type { RevertWay } from './revert-way.ts'
import { captureText, revertText } from './text-engine.ts'
import type { RegisterStep, TextStep, UndoEntry } from './undo-entry.ts'

/** By whom and when a step is reverted, and how. */
export interface RevertOptions {
  readonly stamp: Stamp
  readonly way: RevertWay
  /** `lostPlaces` of the step's registers. */
  readonly lost: ReadonlySet<string>
}

const noneHeld: ReadonlyMap<RegisterStep, number> = new Map()

/**
 * Reverts what nobody else has changed since; returns the step that would bring it back. What the step made, and somebody else has
 * written into since, stays whole, and what somebody else has locked stays as it is.
 */
export function revertEntry(
  transaction: Y.Transaction,
  entry: UndoEntry,
  { stamp, way, lost }: RevertOptions,
): UndoEntry {
  const document = transaction.doc
  const own = ownWritingsOf(document)
  const { turned, ...rest } = entry
  const step = { ...rest, lamport: stamp.t }
  if (own.strangerIn(entry) !== undefined) return { ...step, registers: [], texts: [] }
  const since = turned ?? entry.made
  /** Before places kept their time (`RevertWay`), which recordings of then still ask for. */
  const isAsOnce = way < 3
  const held = isAsOnce ? noneHeld : heldSteps(document, entry.registers)
  const putBack = isAsOnce
    ? claimsRenewed(stamp.t)
    : claimsPutBack({ document, own, registers: entry.registers, held, since }, stamp.t)
  const registers: RegisterStep[] = []
  for (const written of entry.registers.toReversed()) {
    if (!own.isStillThere(written)) continue
    if (held.has(written)) continue
    // A lock that came back with the rest once held up what came after it.
    if (isAsOnce && own.lockerOf(written) !== undefined) continue
    // Of a run such a place was once forgotten.
    if (isAsOnce && entry.joined.length > 0 && isStill(written.before, written.after)) continue
    const { root, id, key } = written
    const done = writeRegister(document, root, id, key, putBack(written))
    if (done) registers.push(own.restore(done, written))
  }
  const reverted = entry.texts.filter((text) => revertText(transaction, text, way))
  const texts: TextStep[] = reverted.flatMap(({ fileId }) => captureText(transaction, fileId) ?? [])
  return {
    ...step,
    ...(turned === undefined && { turned: highestIn(document, registers, stamp.t) }),
    registers: withLost(registers, lost),
    texts,
  }
}

/** The highest time of a claim, up to `now`, in each root where a place was just written. */
function highestIn(document: Y.Doc, registers: readonly RegisterStep[], now: number): number {
  let highest = 0
  for (const [root, steps] of Map.groupBy(registers.filter(isPlaceRegister), (step) => step.root)) {
    const written = new Map(steps.map(({ id, key }) => [id ?? '', storedValue(document, root, id, key)]))
    const times = [...written.values()].map((value) => readStamp(value).t).filter((time) => time <= now)
    highest = Math.max(highest, highestTime(document, root, now, written.keys()), ...times)
  }
  return highest
}
