import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RefusedWork } from '../../../commands/epochs/carry-over.ts'
import { openedEpochs } from './stores-on-disk.ts'

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

/** What `readEpoch` found. */
export interface FoundEpoch extends EpochPointer {
  /** The pointer is gone or names an older epoch: the stores themselves say which one counts. */
  readonly isPointerLost: boolean
}

interface Schema extends DBSchema {
  epochs: { key: string; value: EpochPointer }
}

/** That nothing was left behind. */
export const nothingLeftBehind: LeftBehind = Object.freeze({ refused: [], rescues: [] })

const firstPointer: EpochPointer = Object.freeze({ epoch: 1, leftBehind: nothingLeftBehind })

/** Of a project that was never rebuilt here. */
export const firstEpoch: FoundEpoch = Object.freeze({ ...firstPointer, isPointerLost: false })

/** Stands for the epoch where the pointer cannot be read: no stores have it, and none is begun after it. */
export const unknownEpoch = Number.POSITIVE_INFINITY

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('nestling.epochs', 1, {
    upgrade(database) {
      database.createObjectStore('epochs')
    },
  })

/**
 * Which epoch counts; a project that was never rebuilt here is in its first one. Rejects where the browser has no storage to give,
 * and with `VersionError` when a newer version has written it: nobody may guess then, since an older epoch opens as well as the newest.
 */
export async function readEpoch(localId: string): Promise<FoundEpoch> {
  const database = await open()
  const pointer = (await database.get('epochs', localId)) ?? firstPointer
  database.close()
  const epoch = Math.max(pointer.epoch, (await openedEpochs(localId)).at(-1) ?? 0)
  return { ...pointer, epoch, isPointerLost: epoch > pointer.epoch }
}

/** Makes `epoch` the one that counts, if none after it does; what was left behind before stays to be told. Settles when it is on the platter. */
export async function writeEpoch(
  localId: string,
  epoch: number,
  { refused, rescues }: LeftBehind,
): Promise<void> {
  await change(localId, ({ epoch: known, leftBehind: before }) => ({
    epoch: Math.max(known, epoch),
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
  await transaction.store.put(next((await transaction.store.get(localId)) ?? firstPointer), localId)
  await transaction.done
  database.close()
}
