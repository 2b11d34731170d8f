import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Database } from '../database.ts'
import { sqliteFile } from './copy-sqlite.ts'

/**
 * Opens the embedded database of a data folder. WAL with `synchronous=FULL`: a commit has reached the disk when it returns.
 * One process at a time (`data-folder-lock.ts`).
 */
export function openSqlite(dataDir: string): Kysely<Database> {
  const file = new Sqlite(join(dataDir, sqliteFile), { timeout: 5000 })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) })
}
