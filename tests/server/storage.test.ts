import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataFolder } from '../../server/storage/data-folder-lock.ts'
import { freeSlug } from '../../server/storage/free-slug.ts'
import { openSqlite } from '../../server/storage/sql/open-sqlite.ts'
import { openStorage } from '../../server/storage/sql/open-storage.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nestling-storage-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('commits to the disk itself, not to a cache that a power cut empties', async () => {
  const database = openSqlite(dataDir)
  const { rows: synchronous } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database)
  const { rows: journal } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database)
  await database.destroy()
  expect(synchronous).toEqual([{ synchronous: 2 }])
  expect(journal).toEqual([{ journal_mode: 'wal' }])
})

it('migrates once, however often it is opened', async () => {
  for (let time = 0; time < 3; time += 1) {
    const storage = await openStorage(openSqlite(dataDir))
    expect(await storage.accounts.byUsername('nobody')).toBeUndefined()
    await storage.close()
  }
})

it('a data folder belongs to one at a time', () => {
  const first = lockDataFolder(dataDir)
  expect(lockDataFolder(dataDir)).toEqual({ ok: false, holder: String(process.pid) })
  if (first.ok) first.lock.release()
  const second = lockDataFolder(dataDir)
  expect(second.ok).toBe(true)
  if (second.ok) second.lock.release()
})

it('takes the lowest free number for a name that is taken', () => {
  expect(freeSlug('maze', new Set())).toBe('maze')
  expect(freeSlug('maze', new Set(['maze', 'maze-2', 'maze-4']))).toBe('maze-3')
})
