import type { JournalPosition } from '../../../commands/core/journal.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { RecordingBase } from '../../../commands/core/recording.ts'

/** A run of a session's entries with the whole document that they begin at: what is kept or let go as one. */
export interface Segment {
  readonly id: string
  /** The opening of the project in one tab that it belongs to. */
  readonly session: string
  readonly base: RecordingBase
  readonly entries: readonly JournalEntry[]
}

/** What the journal's database says of a segment; written anew with each of its entries, so a cut tail is found. */
export interface StoredSegment {
  readonly id: string
  readonly session: string
  /** Higher than that of every segment before it, as the database has counted (`orderKey`). */
  readonly order: number
  readonly first: JournalPosition
  readonly last: JournalPosition
  /** About what it takes on disk. */
  readonly bytes: number
  /** The document's own store holds all of it. */
  readonly isCheckpointed: boolean
}

/** About what an entry takes on disk: its update, and its event, which says much the same in words. */
export const entrySize = ({ bytes }: JournalEntry): number => 2 * (bytes?.length ?? 0) + 200

/** How much of the journal stays for the history (decisions, 'Journal'). */
export const journalLimits = { entries: 20_000, bytes: 5_000_000 } as const
