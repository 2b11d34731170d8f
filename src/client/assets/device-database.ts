import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AssetType } from '../../../model/assets/asset.ts'

/** A file of somebody without an account, or without a network. */
export interface DeviceFile {
  /** SHA-256 of its bytes and the kind of file it is, as the server names files. */
  readonly key: string
  readonly type: AssetType
  readonly name: string
  readonly bytes: Blob
  readonly thumbnail: Blob | null
  readonly width: number | null
  readonly height: number | null
  readonly duration: number | null
  readonly triangles: number | null
  /** Of the pictures of a model, all together; files of older versions of Nestling lack it. */
  readonly pixels?: number | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When it went into the bin; `null` while it is listed. */
  readonly removedAt: number | null
  /** What the server calls it, by the account that it was uploaded to. */
  readonly storedAs: Readonly<Record<string, string>>
  /** The accounts that put it here, `null` for a visitor; files of older versions of Nestling lack it (`ownersOf`). */
  readonly owners?: readonly (string | null)[]
}

interface Schema extends DBSchema {
  files: { key: string; value: DeviceFile }
}

export type DeviceDatabase = IDBPDatabase<Schema>

/** Files that lie on this device, by their content: one that is put in twice is there once. */
export const openDeviceDatabase = (): Promise<DeviceDatabase> =>
  openDB<Schema>('nestling.files', 1, {
    upgrade(database) {
      database.createObjectStore('files', { keyPath: 'key' })
    },
  })
