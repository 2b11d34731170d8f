import type { IDBPTransaction } from 'idb'
import { entriesOf, type JournalSchema } from './journal-database.ts'
import { journalLimits } from './segment.ts'

type Pruned = 'segments' | 'bases' | 'entries'
type Stores = Pruned[] | (Pruned | 'states' | 'steps' | 'counters')[]

/**
 * Lets go of the oldest segments beyond what is kept. The newest one stays, whose base is the whole document, and so does what the
 * document's store does not hold yet, unless a later base of the same session does.
 */
export async function pruneJournal(
  transaction: IDBPTransaction<JournalSchema, Stores, 'readwrite'>,
  kept: { readonly entries: number; readonly bytes: number } = journalLimits,
): Promise<void> {
  const segments = await transaction.objectStore('segments').getAll()
  segments.sort((a, b) => b.order - a.order)
  const sessions = new Set<string>()
  let entries = 0
  let bytes = 0
  for (const [index, segment] of segments.entries()) {
    entries += segment.last.seq - segment.first.seq
    bytes += segment.bytes
    const isHeld = segment.isCheckpointed || sessions.has(segment.session)
    sessions.add(segment.session)
    if (index === 0 || !isHeld || (entries <= kept.entries && bytes <= kept.bytes)) continue
    await transaction.objectStore('entries').delete(entriesOf(segment.id))
    await transaction.objectStore('bases').delete(segment.id)
    await transaction.objectStore('segments').delete(segment.id)
  }
}
