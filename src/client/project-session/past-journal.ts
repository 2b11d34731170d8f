import type { HistorySource } from '../../../commands/history/history-source.ts'
import { checkSegment } from './check-segment.ts'
import type { JournalStore } from './journal-store.ts'

/** What earlier openings left in the journal, oldest first; what cannot be read is left out. */
export async function pastJournal(journal: JournalStore): Promise<readonly HistorySource[]> {
  const sources: HistorySource[] = []
  for (const segment of journal.segments) {
    const rows = await journal.entriesOf(segment.id)
    const { base, entries, repeatable } = checkSegment(segment, await journal.baseOf(segment.id), rows)
    if (base) sources.push({ base: base.document, entries: entries.slice(0, repeatable) })
  }
  return sources
}
