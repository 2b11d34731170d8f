import type { JournalEntry } from '../core/journal-entry.ts'

/** A stretch of a journal that a history is read from. */
export interface HistorySource {
  /** The whole document as the stretch found it (update, version 2). */
  readonly base: Uint8Array
  readonly entries: readonly JournalEntry[]
}
