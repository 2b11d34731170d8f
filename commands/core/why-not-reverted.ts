import type * as Y from 'yjs'
import { isDeleted } from '../../model/document/is-deleted.ts'
import { storedValue } from './apply-writes.ts'
import { isStill } from './claims.ts'
import type { HistoryOutcome, Overwritten } from './command-bus.ts'
import type { CommandBusOptions } from './command-bus-options.ts'
import { heldSteps } from './held-steps.ts'
import { isOverwrittenByLaterStep } from './overwritten-by-step.ts'
import { ownWritingsOf } from './own-writings.ts'
import { type RegisterStep, registerKey, type UndoEntry } from './undo-entry.ts'
import type { SurfaceStacks } from './undo-stacks.ts'

/** What the answer is looked up in. */
export interface Surroundings {
  readonly document: Y.Doc
  readonly stacks: Iterable<SurfaceStacks>
  readonly nameOf: CommandBusOptions['nameOf']
}

/** Why a step changed nothing when it was reverted: what it did is gone, or was written over by the person or by somebody else. */
export function whyNotReverted(entry: UndoEntry, surroundings: Surroundings): HistoryOutcome {
  const { registers, label } = entry
  if (registers.length === 0) return { ok: false, reason: 'nothing-left', label }
  return { ok: false, label, ...overwritten(entry, surroundings) }
}

/** Why some of a step stays as it was written over since, after `reverse` has reverted the rest; `undefined` when nothing of it does. */
export function whatStays(
  entry: UndoEntry,
  reverse: UndoEntry,
  surroundings: Surroundings,
): Overwritten | undefined {
  if (reverse.registers.length === entry.registers.length) return undefined
  const reverted = new Set(reverse.registers.map(registerKey))
  const registers = entry.registers.filter(
    (step) => !reverted.has(registerKey(step)) && !isAsBefore(step, surroundings.document),
  )
  return registers.length === 0 ? undefined : overwritten({ ...entry, registers }, surroundings)
}

/** Whether a register holds what it held before a step. Of what is gone it is all the same who deleted it, and when. */
function isAsBefore({ root, id, key, before }: RegisterStep, document: Y.Doc): boolean {
  const now = storedValue(document, root, id, key)
  if (isStill(before, now)) return true
  return key === 'del' && isDeleted({ del: before ?? null }) === isDeleted({ del: now ?? null })
}

function overwritten(entry: UndoEntry, { document, stacks, nameOf }: Surroundings): Overwritten {
  const own = ownWritingsOf(document)
  const inside = own.strangerIn(entry) ?? heldSteps(document, entry.registers).values().next().value
  if (inside !== undefined) return { reason: 'changed-since', by: nameOf?.(inside) ?? '' }
  if (isOverwrittenByLaterStep(document, entry, stacks)) return { reason: 'changed-by-you' }
  for (const { root, id, key } of entry.registers) {
    const stranger = own.strangerAt(root, id, key)
    const by = stranger === undefined ? undefined : nameOf?.(stranger)
    if (by !== undefined) return { reason: 'changed-since', by }
  }
  return { reason: 'changed-since', by: '' }
}
