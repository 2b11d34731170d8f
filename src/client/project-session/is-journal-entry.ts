import type { JournalEntry } from '../../../commands/core/journal-entry.ts'

/** Whether a row of the journal has the shape of an entry; what its hashes say is another matter (`checkSegment`). */
export function isJournalEntry(row: unknown): row is JournalEntry {
  if (typeof row !== 'object' || row === null) return false
  const { seq, event, bytes, effect, hash }: Partial<Record<keyof JournalEntry, unknown>> = row
  return (
    typeof seq === 'number' &&
    typeof effect === 'string' &&
    typeof hash === 'string' &&
    (bytes === undefined || bytes instanceof Uint8Array) &&
    typeof event === 'object' &&
    event !== null &&
    'kind' in event &&
    typeof event.kind === 'string'
  )
}
