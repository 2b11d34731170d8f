import { z } from 'zod'
import { journalStart } from '../../../commands/core/journal.ts'
import { RecordingBase } from '../../../commands/core/recording.ts'
import { isJournalEntry } from './is-journal-entry.ts'
import { entriesOf, type JournalDatabase } from './journal-database.ts'
import type { StoredSegment } from './segment.ts'
import type { StorageDamage } from './storage-damage.ts'

const Position = RecordingBase.shape.position
const Segment = z.object({
  id: z.string(),
  session: z.string(),
  order: z.number(),
  first: Position,
  last: Position,
  bytes: z.number(),
  isCheckpointed: z.boolean(),
})

/**
 * What the journal says of its segments, oldest first. A row that says it no more is written anew from what lies under its id: as the oldest,
 * which nothing else holds yet.
 */
export async function readSegments(
  database: JournalDatabase,
): Promise<{ readonly segments: readonly StoredSegment[]; readonly damages: readonly StorageDamage[] }> {
  const segments: StoredSegment[] = []
  const damages: StorageDamage[] = []
  for (const row of await database.getAll('segments')) {
    const { success, data } = Segment.safeParse(row)
    if (success) segments.push(data)
    else {
      segments.push(await writtenAnew(database, row.id))
      damages.push({ code: 'storage.damaged', store: 'journal', part: row.id, at: 0, why: 'segment' })
    }
  }
  return { segments: segments.sort((a, b) => a.order - b.order), damages }
}

async function writtenAnew(database: JournalDatabase, id: string): Promise<StoredSegment> {
  const transaction = database.transaction(['segments', 'bases', 'entries'], 'readwrite')
  const [stored, rows] = await Promise.all([
    transaction.objectStore('bases').get(id),
    transaction.objectStore('entries').getAll(entriesOf(id)),
  ])
  const { data: first = journalStart } = Position.safeParse(stored?.base?.position)
  const { seq, hash } = rows.findLast(isJournalEntry) ?? first
  const segment = { id, session: id, order: 0, first, last: { seq, hash }, bytes: 0, isCheckpointed: false }
  await transaction.objectStore('segments').put(segment)
  await transaction.done
  return segment
}
