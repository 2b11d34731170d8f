import type * as Y from 'yjs'
import type { HistoryOutcome } from './command-bus.ts'
import type { CommandBusOptions } from './command-bus-options.ts'
import { isOverwrittenByLaterStep } from './overwritten-by-step.ts'
import { ownWritingsOf } from './own-writings.ts'
import type { UndoEntry } from './undo-entry.ts'
import type { SurfaceStacks } from './undo-stacks.ts'

/** Why a step changed nothing when it was reverted: what it did is gone, or was written over by the person or by somebody else. */
export function whyNotReverted(
  entry: UndoEntry,
  document: Y.Doc,
  stacks: Iterable<SurfaceStacks>,
  nameOf: CommandBusOptions['nameOf'],
): HistoryOutcome {
  const { registers, label } = entry
  if (registers.length === 0) return { ok: false, reason: 'nothing-left', label }
  const own = ownWritingsOf(document)
  const inside = own.strangerIn(entry)
  if (inside !== undefined) return { ok: false, reason: 'changed-since', label, by: nameOf?.(inside) ?? '' }
  if (isOverwrittenByLaterStep(document, entry, stacks)) return { ok: false, reason: 'changed-by-you', label }
  for (const { root, id, key } of registers) {
    const stranger = own.strangerAt(root, id, key)
    const by = stranger === undefined ? undefined : nameOf?.(stranger)
    if (by !== undefined) return { ok: false, reason: 'changed-since', label, by }
  }
  return { ok: false, reason: 'changed-since', label, by: '' }
}
