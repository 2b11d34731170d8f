import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Where a project lives on the server, and whose copy of it this browser keeps. */
export interface ServerPlace {
  readonly projectId: string
  /** The owner's. */
  readonly username: string
  readonly name: string
  readonly access: 'owner' | 'editor' | 'viewer'
  /**
   * The account that this copy was made with, `null` for a visitor's. Each has a copy of its own, since the server takes
   * edits that were not sent yet only from the account that made them (`docs/adr/0008`).
   */
  readonly account: string | null
}

/** One project that this browser knows: begun here, or opened from the server. */
export interface LocalProject {
  /** Names its document and journal in this browser; for a project that began on the server it is the server's id. */
  readonly id: string
  /** What it began as: the path that goes on with it (`/new`, `/template/treehouse`), or `null`. */
  readonly startedAt: string | null
  readonly openedAt: number
  /** `false` between the first edit and its storing: what is not there then was never there. */
  readonly isKept?: boolean
  /**
   * The account that made it or said so; absent for a visitor's, which belongs to whoever says that they made it (`docs/adr/0023`).
   * Nobody else's account ever claims it.
   */
  readonly maker?: string
  /** Accounts that said that they did not make it: they are not asked again. */
  readonly notMakers?: readonly string[]
  /** The server's side once it has one. */
  readonly server: ServerPlace | null
}

interface Schema extends DBSchema {
  projects: { key: string; value: LocalProject; indexes: { 'by-start': string } }
}

/** The browser's list of projects. Contents lie in databases of their own, one a project. */
export function openProjectDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('nestling', 1, {
    upgrade(database) {
      database.createObjectStore('projects', { keyPath: 'id' }).createIndex('by-start', 'startedAt')
    },
  })
}
