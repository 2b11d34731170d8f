import type * as Y from 'yjs'
import type { Stamp } from '../../model/document/stamp.ts'
import { writeRegister } from './apply-writes.ts'
import { claimsPutBack, claimsRenewed } from './claims-put-back.ts'
import { ownWritingsOf } from './own-writings.ts'
import type { RevertWay } from './revert-way.ts'
import { captureText, revertText } from './text-engine.ts'
import type { RegisterStep, TextStep, UndoEntry } from './undo-entry.ts'

/**
 * Reverts what nobody else has changed since; returns the step that would bring it back. What the step made, and somebody else has
 * written into since, stays whole, and what somebody else has locked stays as it is.
 */
export function revertEntry(
  transaction: Y.Transaction,
  entry: UndoEntry,
  stamp: Stamp,
  way: RevertWay,
): UndoEntry {
  const document = transaction.doc
  const own = ownWritingsOf(document)
  if (own.strangerIn(entry) !== undefined) return { ...entry, lamport: stamp.t, registers: [], texts: [] }
  const registers: RegisterStep[] = []
  const putBack = way > 2 ? claimsPutBack(document, entry, own, stamp.t) : claimsRenewed(stamp.t)
  for (const written of entry.registers.toReversed()) {
    if (!own.isStillThere(written)) continue
    if (own.lockerOf(written) !== undefined) continue
    const { root, id, key } = written
    const step = writeRegister(document, root, id, key, putBack(written))
    if (step) registers.push(own.restore(step, written))
  }
  const reverted = entry.texts.filter((step) => revertText(transaction, step, way))
  const texts: TextStep[] = reverted.flatMap(({ fileId }) => captureText(transaction, fileId) ?? [])
  return { ...entry, lamport: stamp.t, registers, texts }
}
