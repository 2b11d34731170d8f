import type * as Y from 'yjs'
import type { Stamp } from '../../model/document/stamp.ts'
import { writeRegister } from './apply-writes.ts'
import { claimsPutBack, claimsRenewed } from './claims-put-back.ts'
import { claimsThere } from './claims-there.ts'
import { ownWritingsOf } from './own-writings.ts'
import type { RevertWay } from './revert-way.ts'
import { captureText, revertText } from './text-engine.ts'
import { type RegisterStep, registerKey, type TextStep, type UndoEntry } from './undo-entry.ts'

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
  const { turned, ...rest } = entry
  const step = { ...rest, lamport: stamp.t }
  if (own.strangerIn(entry) !== undefined) return { ...step, registers: [], texts: [] }
  const since = turned ?? entry.made
  const putBack =
    way > 2
      ? claimsPutBack({ document, own, registers: entry.registers, since }, stamp.t)
      : claimsRenewed(stamp.t)
  const { lost } = claimsThere(document, own, entry.registers)
  const registers: RegisterStep[] = []
  for (const written of entry.registers.toReversed()) {
    if (!own.isStillThere(written)) continue
    if (own.lockerOf(written) !== undefined) continue
    const { root, id, key } = written
    const done = writeRegister(document, root, id, key, putBack(written))
    if (done)
      registers.push({ ...own.restore(done, written), ...(lost.has(registerKey(done)) && { isLost: true }) })
  }
  const reverted = entry.texts.filter((text) => revertText(transaction, text, way))
  const texts: TextStep[] = reverted.flatMap(({ fileId }) => captureText(transaction, fileId) ?? [])
  const { highest } = claimsThere(document, own, registers)
  return { ...step, ...(turned === undefined && { turned: highest }), registers, texts }
}
