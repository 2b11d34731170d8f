import type * as Y from 'yjs'
import { ownWritingsOf } from './own-writings.ts'
import { registerKey, type UndoEntry } from './undo-entry.ts'
import type { SurfaceStacks } from './undo-stacks.ts'

/** Whether it is another step of the same person that wrote over what `entry` wrote. */
export function isOverwrittenByLaterStep(
  document: Y.Doc,
  entry: UndoEntry,
  stacks: Iterable<SurfaceStacks>,
): boolean {
  const own = ownWritingsOf(document)
  const written = new Set(entry.registers.map(registerKey))
  for (const { undo } of stacks)
    for (const other of undo)
      if (
        other !== entry &&
        other.registers.some((step) => written.has(registerKey(step)) && own.isStillThere(step))
      )
        return true
  return false
}
