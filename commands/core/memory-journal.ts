import type { JournalEntry, JournalSink } from './journal-entry.ts'

/** Keeps every entry in memory: for tests, templates and recordings of a short session. */
export class MemoryJournal implements JournalSink {
  readonly entries: JournalEntry[] = []

  append(entry: JournalEntry): void {
    this.entries.push(entry)
  }
}
