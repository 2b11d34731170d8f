import { type IDBPDatabase, openDB } from 'idb'
import type { UndoState } from '../../../../commands/core/undo-state.ts'
import { journalName } from '../../../../src/client/project-session/journal-database.ts'
import { openJournalStore } from '../../../../src/client/project-session/journal-store.ts'
import type { StoredState } from '../../../../src/client/project-session/stored-state.ts'

export const stateOf = (undo: UndoState, waiting = 0): StoredState => ({ undo, waiting })

/** Does something in the database of a journal, past the product. */
export async function inJournal<T>(
  localId: string,
  action: (database: IDBPDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDB(journalName(localId))
  try {
    return await action(database)
  } finally {
    database.close()
  }
}

/** The keys of the undo steps that lie on the disk. */
export const stepKeys = (localId: string): Promise<IDBValidKey[]> =>
  inJournal(localId, (database) => database.getAllKeys('steps'))

/** What the next opening of the page finds, by tab. */
export async function foundStates(localId: string): Promise<ReadonlyMap<string, StoredState>> {
  const store = await openJournalStore(localId, () => {})
  store.close()
  return store.states
}
