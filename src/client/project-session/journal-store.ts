import { baseHash } from './base-hash.ts'
import { entriesOf, type JournalDatabase, openJournalDatabase, type StoredBase } from './journal-database.ts'
import { pruneJournal } from './prune-journal.ts'
import { readSegments } from './read-segments.ts'
import type { Batch } from './recorder.ts'
import { entrySize, type StoredSegment } from './segment.ts'
import type { StorageDamage } from './storage-damage.ts'
import type { StoredState } from './stored-state.ts'
import { readStates, type StateTransaction, StoredSteps } from './stored-steps.ts'

/** What a write says when the disk has not what comes before the entries: the database was deleted or damaged meanwhile. */
export const segmentLost = 'segment-lost'

/** The write-ahead log of one project in IndexedDB. */
export interface JournalStore {
  /** As they were found, oldest first. */
  readonly segments: readonly StoredSegment[]
  /** What was wrong with them. */
  readonly damages: readonly StorageDamage[]
  /** As they were found, by the id of the tab, the latest first. */
  readonly states: ReadonlyMap<string, StoredState>
  /** As they lie there now. */
  readStates(): Promise<ReadonlyMap<string, StoredState>>
  baseOf(segment: string): Promise<StoredBase | undefined>
  /** Rows as they lie there: nothing is checked. */
  entriesOf(segment: string): Promise<readonly unknown[]>
  /**
   * Writes all or nothing in one transaction; settles when it is complete. A segment's base comes with its first entries, and
   * is on the platter when that is complete; the oldest of what is kept are let go for it.
   */
  write(batch: Batch, tab: string, state: StoredState): Promise<'written' | typeof segmentLost>
  /** Keeps the state of a tab by itself. */
  writeState(tab: string, state: StoredState): Promise<void>
  /** Remembers that the document's store holds the segments that were found at opening, as far as nothing came to them since. */
  checkpoint(): Promise<void>
  /** Lets go of all that only the history needs: room for the document. */
  makeRoom(): Promise<void>
  close(): void
}

/**
 * Opens the journal. `onLost` is called when its database was taken away while it is open. Rejects where the browser has no
 * storage to give (private mode, policy), and when a newer version of this code has written it.
 */
export async function openJournalStore(projectId: string, onLost: () => void): Promise<JournalStore> {
  let isClosed = false
  let connection: Promise<JournalDatabase> | undefined
  const database = (): Promise<JournalDatabase> => {
    if (connection) return connection
    const opening = openJournalDatabase(projectId, () => {
      connection = undefined
      if (!isClosed) onLost()
    })
    connection = opening
    opening.catch(() => {
      if (connection === opening) connection = undefined
    })
    return opening
  }
  /** A browser may close an idle connection under us (Safari does); a new one gets the same rows once more. */
  const again = async <T>(action: (on: JournalDatabase) => Promise<T>): Promise<T> => {
    try {
      return await action(await database())
    } catch (error) {
      if (isClosed || !(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      connection = undefined
      return action(await database())
    }
  }
  const { segments, damages } = await readSegments(await database())
  const states = await readStates(await database())
  const steps = new StoredSteps()

  return {
    segments,
    damages,
    states,
    readStates: () => again(readStates),
    baseOf: async (segment) => (await database()).get('bases', segment),
    entriesOf: async (segment) => (await database()).getAll('entries', entriesOf(segment)),
    write: (batch, tab, state) =>
      again((on) => writeBatch(on, batch, (transaction) => steps.write(transaction, tab, state))),
    writeState: (tab, state) =>
      again(async (on) => {
        const transaction = on.transaction(['states', 'steps', 'counters'], 'readwrite')
        await steps.write(transaction, tab, state)
        transaction.commit()
        await transaction.done
      }),
    checkpoint: () =>
      again(async (on) => {
        const transaction = on.transaction('segments', 'readwrite')
        for (const { id, last } of segments) {
          const segment = await transaction.store.get(id)
          if (segment?.last.seq === last.seq)
            await transaction.store.put({ ...segment, isCheckpointed: true })
        }
        await transaction.done
      }),
    makeRoom: () =>
      again(async (on) => {
        const transaction = on.transaction(['segments', 'bases', 'entries'], 'readwrite')
        await pruneJournal(transaction, { entries: 0, bytes: 0 })
        await transaction.done
      }),
    close() {
      isClosed = true
      void connection?.then((on) => on.close())
    },
  }
}

async function writeBatch(
  database: JournalDatabase,
  { segment, entries }: Batch,
  writeState: (transaction: StateTransaction) => Promise<number>,
): Promise<'written' | typeof segmentLost> {
  const { id, session, base } = segment
  const first = { seq: base.position.seq, hash: base.position.hash }
  const follows = (entries[0]?.seq ?? first.seq + 1) - 1
  const isBeginning = follows === first.seq
  const stores = ['segments', 'bases', 'entries', 'states', 'steps', 'counters'] as const
  const transaction = database.transaction(stores, 'readwrite', {
    durability: isBeginning ? 'strict' : 'relaxed',
  })
  const known = await transaction.objectStore('segments').get(id)
  if (known ? known.last.seq !== follows : !isBeginning) {
    await transaction.done
    return segmentLost
  }
  // Before the rest, since it reads: a read behind a row that is refused fails by another name.
  const written = await writeState(transaction)
  const order = known?.order ?? written
  let bytes = known?.bytes ?? base.document.length
  for (const entry of entries) {
    bytes += entrySize(entry)
    void transaction.objectStore('entries').put(entry, [id, entry.seq])
  }
  const end = entries.at(-1) ?? known?.last ?? first
  const last = { seq: end.seq, hash: end.hash }
  void transaction
    .objectStore('segments')
    .put({ id, session, order, first, last, bytes, isCheckpointed: false })
  if (!known) {
    void transaction.objectStore('bases').put({ base, hash: baseHash(base) }, id)
    await pruneJournal(transaction)
  }
  // The browser would wait until this page has heard of every row and has nothing to add; a page that is killed meanwhile hears nothing.
  transaction.commit()
  await transaction.done
  return 'written'
}
