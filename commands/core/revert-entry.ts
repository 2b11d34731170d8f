import type * as Y from 'yjs'
import type { Stamp } from '../../model/document/stamp.ts'
import { storedValue, writeRegister } from './apply-writes.ts'
import { isStill, renewClaim } from './claims.ts'
import { captureText, revertText } from './text-engine.ts'
import type { RegisterStep, TextStep, UndoEntry } from './undo-entry.ts'
import { freezeEntry } from './undo-stacks.ts'

/** Reverts what nobody else has changed since; returns the step that would bring it back. */
export function revertEntry(transaction: Y.Transaction, entry: UndoEntry, stamp: Stamp): UndoEntry {
  const document = transaction.doc
  const registers: RegisterStep[] = []
  for (const { root, id, key, before, after } of entry.registers.toReversed()) {
    if (!isStill(after, storedValue(document, root, id, key))) continue
    const step = writeRegister(document, root, id, key, renewClaim(before, stamp))
    if (step) registers.push(step)
  }
  const reverted = entry.texts.filter((step) => revertText(document, step))
  const texts: TextStep[] = reverted.flatMap(({ fileId }) => captureText(transaction, fileId) ?? [])
  return freezeEntry({ ...entry, lamport: stamp.t, registers, texts })
}
