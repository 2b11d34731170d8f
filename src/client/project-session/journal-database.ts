import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import { type JournalPosition, journalStart } from '../../../commands/core/journal.ts'
import type { RecordingBase } from '../../../commands/core/recording.ts'
import type { UndoEntry } from '../../../commands/core/undo-entry.ts'
import { UndoState } from '../../../commands/core/undo-state.ts'
import { baseHash } from './base-hash.ts'
import { isJournalEntry } from './is-journal-entry.ts'
import { entrySize, type StoredSegment } from './segment.ts'
import { noUndo, type StateRow, splitState } from './stored-state.ts'

/** Where a segment's entries begin, and the hash of it. */
export interface StoredBase {
  readonly base: RecordingBase
  readonly hash: string
}

/** Entries (`JournalEntry`, unless damaged) lie under `[segment, seq]`, states under the tab's name, undo steps under `[tab, number]`. */
export interface JournalSchema extends DBSchema {
  /** `startedAt`: until version 3, in the place of `order`. */
  segments: { key: string; value: StoredSegment & { readonly startedAt?: number } }
  bases: { key: string; value: StoredBase }
  entries: { key: [string, number]; value: unknown }
  states: { key: string; value: StateRow }
  steps: { key: [string, number]; value: UndoEntry }
  counters: { key: typeof orderKey; value: number }
  /** In version 1 only. */
  sessions: { key: string; value: Session1 }
  state: { key: string; value: unknown }
}

export type JournalDatabase = IDBPDatabase<JournalSchema>

/** The format of the journal's database; a browser refuses one that a newer version of this code has written. */
export const journalVersion = 4

/**
 * Where the last number lies that a segment or a state was given. What came after what is counted in the database, since a clock may be set
 * back: the newest would then be taken for the oldest, left unread and let go.
 */
export const orderKey = 'order'

/** Name of the database of a project's journal. */
export const journalName = (projectId: string): string => `nestling.journal.${projectId}`

/** The range of a segment's entries. */
export const entriesOf = (segment: string): IDBKeyRange =>
  IDBKeyRange.bound([segment, 0], [segment, Number.MAX_SAFE_INTEGER])

/** The range of a tab's undo steps. */
export const stepsOf = (tab: string): IDBKeyRange =>
  IDBKeyRange.bound([tab, 0], [tab, Number.MAX_SAFE_INTEGER])

/**
 * Opens the database of a project's journal. `onLost` is called when the browser takes the connection away (somebody deletes the
 * database, a newer version wants to change it). Rejects with `VersionError` when a newer version has written it.
 */
export function openJournalDatabase(projectId: string, onLost: () => void): Promise<JournalDatabase> {
  return openDB<JournalSchema>(journalName(projectId), journalVersion, {
    async upgrade(database, oldVersion, _newVersion, transaction) {
      database.createObjectStore('counters')
      if (oldVersion < 3) database.createObjectStore('steps')
      if (oldVersion < 2) {
        database.createObjectStore('segments', { keyPath: 'id' })
        database.createObjectStore('bases')
        // The first version 1 kept the state of one tab only, under another name.
        if (!database.objectStoreNames.contains('states')) database.createObjectStore('states')
      }
      if (oldVersion === 0) database.createObjectStore('entries')
      if (oldVersion === 1) await fromVersion1(database, transaction)
      if (oldVersion === 1 || oldVersion === 2) await fromVersion2(transaction)
      if (oldVersion > 0) await fromVersion3(transaction)
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost,
  })
}

/** Version 1 had one segment a session, `{id, startedAt, base: update v2, isCheckpointed}`, and entries as `{session, entry}`. */
interface Session1 {
  readonly id: string
  readonly startedAt: number
  readonly base: Uint8Array
  readonly isCheckpointed: boolean
}

type Upgrade = IDBPTransaction<JournalSchema, StoreNames<JournalSchema>[], 'versionchange'>

async function fromVersion1(database: JournalDatabase, transaction: Upgrade): Promise<void> {
  const entries = transaction.objectStore('entries')
  for (const { id, startedAt, base: document, isCheckpointed } of await transaction
    .objectStore('sessions')
    .getAll()) {
    let last: JournalPosition = journalStart
    let bytes = document.length
    for (const row of await entries.getAll(entriesOf(id))) {
      const entry = typeof row === 'object' && row !== null && 'entry' in row ? row.entry : undefined
      if (!isJournalEntry(entry)) continue
      await entries.put(entry, [id, entry.seq])
      last = { seq: entry.seq, hash: entry.hash }
      bytes += entrySize(entry)
    }
    const base = { app: '', clientId: 0, lamport: 0, position: journalStart, undo: null, document }
    await transaction.objectStore('bases').put({ base, hash: baseHash(base) }, id)
    await transaction
      .objectStore('segments')
      .put({ id, session: id, startedAt, order: 0, first: journalStart, last, bytes, isCheckpointed })
  }
  for (const old of ['sessions', 'state'] as const)
    if (database.objectStoreNames.contains(old)) database.deleteObjectStore(old)
}

/** Version 2 (and the later version 1) had the undo steps in the state's row: `StoredState`, whose undo may be damaged. */
async function fromVersion2(transaction: Upgrade): Promise<void> {
  const states = transaction.objectStore('states')
  for (let cursor = await states.openCursor(); cursor; cursor = await cursor.continue()) {
    const { key: tab, value } = cursor
    const parsed = UndoState.safeParse(value.undo)
    let last = 0
    const whole = { ...value, undo: parsed.success ? parsed.data : noUndo }
    const { row, steps } = splitState(whole, '', () => ++last)
    await cursor.update({ ...row, order: 0 })
    for (const [number, step] of steps) await transaction.objectStore('steps').put(step, [tab, number])
  }
}

/** Until version 3 the clock alone said what came after what. It is all that is known of what lies there, so it is believed once more. */
async function fromVersion3(transaction: Upgrade): Promise<void> {
  const [segments, states] = [transaction.objectStore('segments'), transaction.objectStore('states')]
  let order = 0
  const begun = await segments.getAll()
  begun.sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0) || a.first.seq - b.first.seq)
  for (const { startedAt: _, ...segment } of begun) await segments.put({ ...segment, order: ++order })
  const [tabs, rows] = await Promise.all([states.getAllKeys(), states.getAll()])
  const written = rows.flatMap((row, index) => (tabs[index] === undefined ? [] : [{ tab: tabs[index], row }]))
  written.sort((a, b) => (a.row.at ?? 0) - (b.row.at ?? 0))
  for (const {
    tab,
    row: { at: _, ...row },
  } of written)
    await states.put({ ...row, order: ++order }, tab)
  await transaction.objectStore('counters').put(order, orderKey)
}
