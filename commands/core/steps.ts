import type { UndoEntry } from './undo-entry.ts'

/** Steps that can be undone, or redone, newest last. */
export interface Steps {
  readonly all: readonly UndoEntry[]
  readonly top: UndoEntry | undefined
  push(step: UndoEntry): void
  /** Takes a step out, wherever it lies. */
  remove(step: UndoEntry | undefined): void
  /** The newest step that a command belongs to, alone or in a merged run. */
  stepOf(commandId: string): UndoEntry | undefined
}
