import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RefusedWork } from '../../../commands/epochs/carry-over.ts'

/** Work that could not be brought into the next epoch, until the person has put the news of it away. */
export interface LeftBehind {
  readonly refused: readonly RefusedWork[]
  /** Recordings of that work as it was (`.nestling`). */
  readonly rescues: readonly Uint8Array<ArrayBuffer>[]
}

/** Which of a project's stores in this browser is the one that counts. */
export interface EpochPointer {
  readonly epoch: number
  readonly leftBehind: LeftBehind
}

interface Schema extends DBSchema {
  epochs: { key: string; value: EpochPointer }
}

/** That nothing was left behind. */
export const nothingLeftBehind: LeftBehind = Object.freeze({ refused: [], rescues: [] })

const firstEpoch: EpochPointer = Object.freeze({ epoch: 1, leftBehind: nothingLeftBehind })

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

/** Makes `epoch` the one that counts; what was left behind before stays to be told. Settles when it is on the platter. */
export async function writeEpoch(
  localId: string,
  epoch: number,
  { refused, rescues }: LeftBehind,
): Promise<void> {
  await change(localId, ({ leftBehind: before }) => ({
    epoch,
    leftBehind: { refused: [...before.refused, ...refused], rescues: [...before.rescues, ...rescues] },
  }))
}

/** The person knows what was left behind, and need not be told again. */
export async function forgetLeftBehind(localId: string): Promise<void> {
  await change(localId, ({ epoch }) => ({ epoch, leftBehind: nothingLeftBehind }))
}

async function change(localId: string, next: (pointer: EpochPointer) => EpochPointer): Promise<void> {
  const database = await open()
  const transaction = database.transaction('epochs', 'readwrite', { durability: 'strict' })
  await transaction.store.put(next((await transaction.store.get(localId)) ?? firstEpoch), localId)
  await transaction.done
  database.close()
}

/** Names a project's databases of an epoch, and the channel of the tabs that have it open: epochs never meet. */
export const storeName = (localId: string, epoch: number): string =>
  epoch === 1 ? localId : `${localId}.e${epoch}`
