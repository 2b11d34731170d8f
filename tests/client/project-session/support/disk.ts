import { type IDBPDatabase, openDB } from 'idb'
import { documentName } from '../../../../src/client/project-session/document-rows.ts'
import { journalName } from '../../../../src/client/project-session/journal-database.ts'

interface StoreCopy {
  readonly keyPath: string | null
  readonly autoIncrement: boolean
  readonly rows: readonly (readonly [IDBValidKey, unknown])[]
}

/** The contents of one database. */
export interface DatabaseCopy {
  readonly version: number
  readonly stores: ReadonlyMap<string, StoreCopy>
}

/** What a project keeps in the browser: what a kill leaves of it. */
export interface Disk {
  readonly journal?: DatabaseCopy
  readonly document?: DatabaseCopy
}

/**
 * Calls back with what lies on the disk after each transaction that writes to a project's databases. A killed page leaves exactly one of
 * these states, since a transaction is written whole or not at all. Returns how to stop.
 */
export function watchDisk(projectId: string, onCommit: (disk: Disk) => void): () => void {
  const original = IDBDatabase.prototype.transaction
  let disk: Disk = {}
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
    const transaction = original.apply(this, args)
    const part = this.name === journalName(projectId) ? 'journal' : 'document'
    if (args[1] === 'readwrite' && (part === 'journal' || this.name === documentName(projectId)))
      transaction.addEventListener('complete', () => {
        disk = { ...disk, [part]: copyNow(this) }
        onCommit(disk)
      })
    return transaction
  }
  return () => {
    IDBDatabase.prototype.transaction = original
  }
}

/** Puts a disk under the name of another project. */
export async function putDisk(projectId: string, { journal, document }: Disk): Promise<void> {
  if (journal) await put(journalName(projectId), journal)
  if (document) await put(documentName(projectId), document)
}

async function put(name: string, { version, stores }: DatabaseCopy): Promise<void> {
  const database: IDBPDatabase = await openDB(name, version, {
    upgrade(created) {
      for (const [store, { keyPath, autoIncrement }] of stores)
        created.createObjectStore(store, { keyPath, autoIncrement })
    },
  })
  for (const [store, { keyPath, rows }] of stores)
    for (const [key, value] of rows) await database.put(store, value, keyPath === null ? key : undefined)
  database.close()
}

/** The raw records of fake-indexeddb, at once: no transaction could come between. */
function copyNow(database: IDBDatabase): DatabaseCopy {
  const { version, rawObjectStores } = (database as unknown as FakeDatabase)._rawDatabase
  const stores = new Map<string, StoreCopy>()
  for (const [name, store] of rawObjectStores) {
    const keys = store.getAllKeys()
    const values = store.getAllValues()
    const rows = keys.map((key, index) => [key, values[index]] as const)
    stores.set(name, { keyPath: store.keyPath, autoIncrement: store.autoIncrement, rows })
  }
  return { version, stores }
}

interface FakeDatabase {
  readonly _rawDatabase: {
    readonly version: number
    readonly rawObjectStores: ReadonlyMap<
      string,
      {
        readonly keyPath: string | null
        readonly autoIncrement: boolean
        getAllKeys(): IDBValidKey[]
        getAllValues(): unknown[]
      }
    >
  }
}
