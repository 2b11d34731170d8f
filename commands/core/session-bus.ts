import type { JsonValue } from '../../model/json.ts'
import type { CommandBus } from './command-bus.ts'
import type { JournalPosition } from './journal.ts'
import type { UndoState } from './undo-state.ts'

/** The bus with what its session needs: remote changes, storage of undo, and entries of other kinds in the journal. */
export interface SessionBus extends CommandBus {
  /** Applies an update that came from elsewhere and journals what it changed. `from` is for the reader of the journal. */
  applyRemote(update: Uint8Array, from: string): void
  /** Journals something that is not an edit. */
  note(kind: 'machine' | 'run' | 'error', data: JsonValue): void
  saveUndo(): UndoState
  /** Call before anything else. False when the state does not belong to this document; the stacks are then empty. */
  restoreUndo(state: unknown): boolean
  readonly lamport: number
  readonly journalPosition: JournalPosition
  /** Stops listening to the document. What is asked of it from then on is refused with `project.closed`. */
  close(): void
}
