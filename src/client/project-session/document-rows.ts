import { type IDBPDatabase, openDB } from 'idb'
import * as Y from 'yjs'
import { openRow } from './seal-row.ts'

/** Name of the database of a project's document. */
export const documentName = (projectId: string): string => `nestling.project.${projectId}`

/** The database's stores, as y-indexeddb makes them. */
const open = (projectId: string): Promise<IDBPDatabase> =>
  openDB(documentName(projectId), undefined, {
    upgrade(database) {
      database.createObjectStore('updates', { autoIncrement: true })
      database.createObjectStore('custom')
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

export interface DocumentRows {
  /** What can be applied, best in this order. */
  readonly updates: readonly Uint8Array[]
  /** The keys of the rows that are not as they were written. */
  readonly damaged: readonly number[]
}

/**
 * Reads the document's store before y-indexeddb does, which would fail for good on one damaged row. Rows that nobody sealed (an
 * older version's, y-indexeddb's own copy, or one whose seal was cut off) come last: what a sealed one says is not changed by them any more.
 */
export async function readDocumentRows(projectId: string): Promise<DocumentRows> {
  const database = await open(projectId)
  const transaction = database.transaction('updates')
  const [keys, rows] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
  database.close()
  const sealed: Uint8Array[] = []
  const plain: { readonly key: number; readonly update: Uint8Array }[] = []
  const damaged: number[] = []
  for (const [index, row] of rows.entries()) {
    const key = Number(keys[index])
    const opened = row instanceof Uint8Array ? openRow(row) : undefined
    if (!opened) damaged.push(key)
    else if (opened.isSealed) sealed.push(opened.update)
    else plain.push({ key, update: opened.update })
  }
  const readable = plain.filter(({ update }) => isReadable(update))
  damaged.push(...plain.filter((row) => !readable.includes(row)).map(({ key }) => key))
  return { updates: [...sealed, ...readable.map(({ update }) => update)], damaged }
}

/** Takes rows away that y-indexeddb cannot read. Call when what they held was looked for elsewhere. */
export async function removeDamagedRows(projectId: string, damaged: readonly number[]): Promise<void> {
  if (damaged.length === 0) return
  const database = await open(projectId)
  const transaction = database.transaction('updates', 'readwrite')
  for (const key of damaged) void transaction.store.delete(key)
  await transaction.done
  database.close()
}

function isReadable(update: Uint8Array): boolean {
  try {
    Y.decodeUpdate(update)
    return true
  } catch {
    return false // bytes that Yjs cannot decode: named as damaged by the caller
  }
}
