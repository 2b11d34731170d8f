import { IndexeddbPersistence } from 'y-indexeddb'
import * as Y from 'yjs'
import { createValue, type ObservableValue } from '../observable-value.ts'
import { documentName, readDocumentRows, removeDamagedRows } from './document-rows.ts'
import { RetryPause } from './retry-pause.ts'
import { sealRow } from './seal-row.ts'
import { whenHidden } from './when-hidden.ts'
import { whenWoken } from './when-woken.ts'

/** The store of a project's document while this tab writes it. */
export interface DocumentStore {
  /** The highest entry whose update is complete on disk; −1 while none is known to be. */
  readonly stored: ObservableValue<number>
  /** Why the browser refuses to store, as long as it does. */
  readonly failure: ObservableValue<string | null>
  /** Whether there is something to write that was not refused. */
  readonly isBusy: ObservableValue<boolean>
  /** Writes the update of entry `seq`. */
  add(seq: number, update: Uint8Array): void
  /** Tries what was refused again at once. */
  hurry(): void
  /** Writes nothing any more: call it when it is not busy, or what is left is dropped. */
  close(): void
}

/** How long y-indexeddb may take to read: an error in it would make it wait for ever. */
const patienceMs = 30_000

interface Row {
  readonly seq: number
  readonly update: Uint8Array
}

/**
 * Attaches the store, which first takes in the whole document as one row in the place of all others. y-indexeddb opens and
 * reads it; the rows are written here, since it does not tell when one is refused and loses all that builds on that (ADR 4).
 * What is refused is tried again. `lastSeq` is the last entry that the document holds now.
 */
export function attachDocumentStore(
  projectId: string,
  document: Y.Doc,
  lastSeq: () => number,
): DocumentStore {
  const stored = createValue(-1)
  const failure = createValue<string | null>(null)
  const isBusy = createValue(false)
  const pause = new RetryPause(isBusy)
  let rows: Row[] = []
  let isWriting = false
  /** How many of the rows the write in progress takes. */
  let inFlight = 0
  /** The page goes away or is hidden. */
  let isLeaving = false
  let isClosed = false
  let persistence: IndexeddbPersistence | undefined

  async function attach(): Promise<void> {
    const { damaged } = await readDocumentRows(projectId)
    await removeDamagedRows(projectId, damaged)
    const attached = new IndexeddbPersistence(documentName(projectId), document)
    try {
      await isSynced(attached)
      document.off('update', attached._storeUpdate)
      attached.db?.addEventListener('close', onLost)
      attached.db?.addEventListener('versionchange', onLost)
      const seq = lastSeq()
      await checkpoint(attached, document)
      if (isClosed) return void attached.destroy()
      persistence = attached
      rows = rows.filter((row) => row.seq > seq)
      stored.set(seq)
    } catch (error) {
      void attached.destroy()
      throw error
    }
  }
  async function write(): Promise<void> {
    if (!persistence) return attach()
    const batch = rows
    const attached = persistence
    inFlight = batch.length
    await addRows(attached, batch).finally(() => {
      inFlight = 0
    })
    if (persistence !== attached) return
    rows = rows.slice(batch.length)
    stored.set(batch.at(-1)?.seq ?? stored.get())
  }
  function detach(): void {
    void persistence?.destroy()
    persistence = undefined
  }
  /** The connection is gone, and with it perhaps what was stored. */
  function letGo(): void {
    detach()
    stored.set(-1)
  }
  /** The browser took it away: all is written again. */
  function onLost(): void {
    letGo()
    void drain()
  }
  async function drain(): Promise<void> {
    if (isWriting) return
    isWriting = true
    isBusy.set(true)
    while (!isClosed && (rows.length > 0 || !persistence)) {
      const wasAttached = persistence !== undefined
      try {
        await write()
        failure.set(null)
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown'
        if (name === 'InvalidStateError') letGo()
        if (name === 'InvalidStateError' && wasAttached) continue
        failure.set(name)
        await pause.take()
      }
    }
    isWriting = false
    isBusy.set(false)
  }
  /** Asks for these rows although a write is on its way: this page may not live to hear of its end. Written twice they change nothing. */
  function writeNow(late: readonly Row[]): void {
    if (!persistence || !isWriting || late.length === 0) return
    void addRows(persistence, late).catch(() => {}) // if the page lives on, it is written in its turn
  }

  const endings = [
    whenHidden(() => {
      isLeaving = true
      writeNow(rows.slice(inFlight))
    }),
    whenWoken(() => {
      isLeaving = false
    }),
  ]
  void drain()
  return {
    stored,
    failure,
    isBusy,
    add(seq, update) {
      const row = { seq, update }
      rows = [...rows, row]
      if (isLeaving) writeNow([row])
      void drain()
    },
    hurry: () => pause.cut(),
    close() {
      isClosed = true
      pause.cut()
      for (const end of endings) end()
      detach()
    },
  }
}

/** Settles when y-indexeddb has read the store, and rejects when it cannot, which it would not say. */
async function isSynced(persistence: IndexeddbPersistence): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refused = new Promise<never>((_, reject) => {
    const onAbort = ({ target }: Event): void =>
      reject(
        target instanceof IDBTransaction && target.error ? target.error : new DOMException('', 'AbortError'),
      )
    persistence._db.then((database) => database.addEventListener('abort', onAbort), reject)
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), patienceMs)
  })
  await Promise.race([persistence.whenSynced, refused]).finally(() => clearTimeout(timer))
}

/** The whole document becomes the only row, all or nothing. */
async function checkpoint({ db }: IndexeddbPersistence, document: Y.Doc): Promise<void> {
  const transaction = transactionOn(db, 'strict')
  const updates = transaction.objectStore('updates')
  const added = updates.add(sealRow(Y.encodeStateAsUpdate(document)))
  added.onsuccess = () => void updates.delete(IDBKeyRange.upperBound(added.result, true))
  await complete(transaction)
}

async function addRows({ db }: IndexeddbPersistence, rows: readonly Row[]): Promise<void> {
  const transaction = transactionOn(db, 'relaxed')
  for (const { update } of rows) transaction.objectStore('updates').add(sealRow(update))
  // What is asked for by now is kept even if this page is killed before it hears of it.
  transaction.commit()
  await complete(transaction)
}

function transactionOn(database: IDBDatabase | null, durability: IDBTransactionDurability): IDBTransaction {
  if (!database) throw new Error('the document’s store is attached, so it is open')
  return database.transaction('updates', 'readwrite', { durability })
}

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'))
  })
}
