import type { Label } from './define-command.ts'
import type { UndoEntry } from './undo-entry.ts'

/** All of a step that leaves the bus: nothing outside may change what an undo says. */
export function handedOut({ label }: UndoEntry): Label {
  Object.freeze(label.params)
  return Object.freeze(label)
}
