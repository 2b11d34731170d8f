import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { UndoState } from '../../../commands/core/undo-state.ts'

/** One opening of a project in one tab: where its entries begin. */
export interface StoredSession {
  readonly id: string
  readonly startedAt: number
  /** The whole document as this session found it (Yjs update v2): entries mean nothing without it. */
  readonly base: Uint8Array
  /** The document's own store has been seen to hold all of this session. */
  readonly isCheckpointed: boolean
}

interface StoredEntry {
  readonly session: string
  readonly entry: JournalEntry
}

/** What survives a reload beside the document itself, for one tab. */
export interface StoredState {
  readonly undo: UndoState
  readonly at: number
  /** Edits that the server has not acknowledged. */
  readonly waiting: number
}

interface Schema extends DBSchema {
  sessions: { key: string; value: StoredSession }
  entries: { key: [string, number]; value: StoredEntry }
  states: { key: string; value: StoredState }
}

/** Entries that stay for the history once the document's store holds them. */
const keptEntries = 20_000

/** Tabs whose undo is kept. */
const keptTabs = 8

/** The write-ahead log of one project in IndexedDB. */
export interface JournalStore {
  readonly sessions: readonly StoredSession[]
  /** By the id of the tab. */
  readonly states: ReadonlyMap<string, StoredState>
  entriesOf(session: string): Promise<readonly JournalEntry[]>
  /** Writes all or nothing in one transaction; settles when it is complete. `session` comes with its first entries. */
  write(
    session: StoredSession,
    entries: readonly JournalEntry[],
    tab: string,
    state: StoredState,
  ): Promise<void>
  /** Keeps the state of a tab that does not write the journal itself. */
  writeState(tab: string, state: StoredState): Promise<void>
  /** Remembers that the document's store holds these sessions, and lets the oldest of them go. */
  checkpoint(sessions: readonly StoredSession[]): Promise<void>
  close(): void
}

/** Name of the database of a project's journal. */
export const journalName = (projectId: string): string => `nestling.journal.${projectId}`

/** Opens the journal. Rejects where the browser has no storage to give (private mode, policy). */
export async function openJournalStore(projectId: string): Promise<JournalStore> {
  const open = (): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(journalName(projectId), 1, {
      upgrade(database) {
        database.createObjectStore('sessions', { keyPath: 'id' })
        database.createObjectStore('entries')
        database.createObjectStore('states')
      },
      terminated: () => {
        connection = open()
      },
    })
  let connection = open()
  const sessions = await (await connection).getAll('sessions')
  const states = await readStates(await connection)

  const write: JournalStore['write'] = async (session, entries, tab, next) => {
    const database = await connection
    const transaction = database.transaction(['sessions', 'entries', 'states'], 'readwrite')
    void transaction.objectStore('sessions').put(session)
    for (const entry of entries)
      void transaction.objectStore('entries').put({ session: session.id, entry }, [session.id, entry.seq])
    void transaction.objectStore('states').put(next, tab)
    await transaction.done
  }

  return {
    sessions: sessions.sort((a, b) => a.startedAt - b.startedAt),
    states,
    async entriesOf(session) {
      const rows = await (await connection).getAll(
        'entries',
        IDBKeyRange.bound([session, 0], [session, Number.MAX_SAFE_INTEGER]),
      )
      return rows.map(({ entry }) => entry)
    },
    async write(session, entries, tab, next) {
      try {
        await write(session, entries, tab, next)
      } catch (error) {
        // A browser may close an idle connection under us (Safari does); a new one gets the same rows once more.
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
        connection = open()
        await write(session, entries, tab, next)
      }
    },
    async writeState(tab, next) {
      await (await connection).put('states', next, tab)
    },
    async checkpoint(held) {
      const database = await connection
      const transaction = database.transaction(['sessions', 'entries'], 'readwrite')
      let kept = 0
      for (const session of held.toReversed()) {
        const range = IDBKeyRange.bound([session.id, 0], [session.id, Number.MAX_SAFE_INTEGER])
        kept += await transaction.objectStore('entries').count(range)
        if (kept > keptEntries) {
          await transaction.objectStore('entries').delete(range)
          await transaction.objectStore('sessions').delete(session.id)
        } else await transaction.objectStore('sessions').put({ ...session, isCheckpointed: true })
      }
      await transaction.done
    },
    close: () => void connection.then((database) => database.close()),
  }
}

/** The states of the tabs that were here last; those of tabs long closed are let go. */
async function readStates(database: IDBPDatabase<Schema>): Promise<ReadonlyMap<string, StoredState>> {
  const transaction = database.transaction('states', 'readwrite')
  const rows: [string, StoredState][] = []
  for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue())
    rows.push([cursor.key, cursor.value])
  rows.sort(([, a], [, b]) => b.at - a.at)
  for (const [tab] of rows.splice(keptTabs)) void transaction.store.delete(tab)
  await transaction.done
  return new Map(rows)
}
