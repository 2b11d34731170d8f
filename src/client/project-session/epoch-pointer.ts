import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RefusedWork } from '../../../commands/epochs/carry-over.ts'

/** Which of a project's stores in this browser is the one that counts. */
export interface EpochPointer {
  readonly epoch: number
  /** Work that could not be brought into it, for the person to be told. */
  readonly refused: readonly RefusedWork[]
  /** A recording of that work as it was (`.nestling`), when there is any. */
  readonly rescue: Uint8Array | null
}

interface Schema extends DBSchema {
  epochs: { key: string; value: EpochPointer }
}

const firstEpoch: EpochPointer = Object.freeze({ epoch: 1, refused: [], rescue: null })

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('nestling.epochs', 1, {
    upgrade(database) {
      database.createObjectStore('epochs')
    },
  })

/** A project that was never rebuilt here is in its first epoch. Rejects where the browser has no storage to give. */
export async function readEpoch(localId: string): Promise<EpochPointer> {
  const database = await open()
  const pointer = await database.get('epochs', localId)
  database.close()
  return pointer ?? firstEpoch
}

/** Settles when it is on the platter. */
export async function writeEpoch(localId: string, pointer: EpochPointer): Promise<void> {
  const database = await open()
  const transaction = database.transaction('epochs', 'readwrite', { durability: 'strict' })
  void transaction.store.put(pointer, localId)
  await transaction.done
  database.close()
}

/** Names a project's databases of an epoch, and the channel of the tabs that have it open: epochs never meet. */
export const storeName = (localId: string, epoch: number): string =>
  epoch === 1 ? localId : `${localId}.e${epoch}`
