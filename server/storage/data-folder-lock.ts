import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** The data folder is held by this process until `release`, or until the process ends in whatever way. */
export interface DataFolderLock {
  release(): void
}

export type LockVerdict =
  | { readonly ok: true; readonly lock: DataFolderLock }
  /** `holder` is the process id of the other one, as far as it is known. */
  | { readonly ok: false; readonly holder: string }

function holderOf(noteFile: string): string {
  try {
    return readFileSync(noteFile, 'utf8')
  } catch {
    return 'unknown'
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')

/**
 * Claims a data folder for this process, creating it when needed. The claim is SQLite's own lock on an otherwise empty file:
 * the system releases it even after kill -9, so there is no stale lock and no clock in it.
 */
export function lockDataFolder(dataDir: string): LockVerdict {
  mkdirSync(dataDir, { recursive: true })
  const noteFile = join(dataDir, 'lock.pid')
  const file = new Sqlite(join(dataDir, 'lock'), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) return { ok: false, holder: holderOf(noteFile) }
    throw error
  }
  writeFileSync(noteFile, String(process.pid))
  return { ok: true, lock: { release: () => file.close() } }
}
