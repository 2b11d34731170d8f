import { closeSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Name of the database file in a data folder, and in a backup of one. */
export const sqliteFile = 'nestling.sqlite'

/**
 * Copies the database of a data folder as it is at one moment into a new file, on the disk when it returns. A running server writes on
 * meanwhile; what it writes after that moment is not in the copy.
 */
export function copySqlite(dataDir: string, target: string): void {
  const source = new Sqlite(join(dataDir, sqliteFile), { timeout: 5000, fileMustExist: true })
  try {
    source.prepare('vacuum into ?').run(target)
  } finally {
    source.close()
  }
  const copy = openSync(target, 'r+')
  fsyncSync(copy)
  closeSync(copy)
}

/** Whether a file is a whole SQLite database. */
export function isWholeSqlite(file: string): boolean {
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true })
    try {
      return database.pragma('integrity_check', { simple: true }) === 'ok'
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}
