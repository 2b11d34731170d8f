import type * as Y from 'yjs'
import type { Stamp } from '../../model/document/stamp.ts'
import { writeRegister } from './apply-writes.ts'
import { renewClaim } from './claims.ts'
import { ownWritingsOf } from './own-writings.ts'
import { captureText, revertText, type TextWay } from './text-engine.ts'
import type { RegisterStep, TextStep, UndoEntry } from './undo-entry.ts'

/**
 * Reverts what nobody else has changed since; returns the step that would bring it back. What the step made, and somebody else has
 * written into since, stays whole, and what somebody else has locked stays as it is.
 */
export function revertEntry(
  transaction: Y.Transaction,
  entry: UndoEntry,
  stamp: Stamp,
  way: TextWay,
): UndoEntry {
  const document = transaction.doc
  const own = ownWritingsOf(document)
  if (own.strangerIn(entry) !== undefined) return { ...entry, lamport: stamp.t, registers: [], texts: [] }
  const registers: RegisterStep[] = []
  for (const written of entry.registers.toReversed()) {
    if (!own.isStillThere(written)) continue
    if (own.lockerOf(written) !== undefined) continue
    const { root, id, key, before } = written
    const step = writeRegister(document, root, id, key, renewClaim(before, stamp))
    if (step) registers.push(own.restore(step, written))
  }
  const reverted = entry.texts.filter((step) => revertText(transaction, step, way))
  const texts: TextStep[] = reverted.flatMap(({ fileId }) => captureText(transaction, fileId) ?? [])
  return { ...entry, lamport: stamp.t, registers, texts }
}
