import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/storage/database.ts'
import type { NewUpdates } from '../../server/storage/ports/update-log.ts'
import { groupAppends } from '../../server/storage/sql/group-appends.ts'
import { openSqlite } from '../../server/storage/sql/open-sqlite.ts'

let folder: string
let database: Kysely<Database>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-group-'))
  database = openSqlite(folder)
})
afterAll(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const updateOf = (projectId: string): NewUpdates => ({
  projectId,
  updates: [{ actorId: 'ada', at: 1, command: null, bytes: new Uint8Array([1]), newAuthors: [] }],
})

it('stores what comes from many rooms at once with one commit, in the order it came', async () => {
  const commits = new Map<object, string[]>()
  let rows = 0
  const append = groupAppends(database, async (transaction, { projectId }) => {
    commits.set(transaction, [...(commits.get(transaction) ?? []), projectId])
    rows += 1
    return [rows]
  })
  const rooms = Array.from({ length: 50 }, (_, index) => `room ${index}`)
  const appended = await Promise.all(rooms.map((room) => append(updateOf(room))))
  expect(appended).toEqual(rooms.map((_room, index) => [index + 1]))
  expect([...commits.values()]).toEqual([rooms])
  await append(updateOf('later'))
  expect([...commits.values()]).toEqual([rooms, ['later']])
})

it('refuses only the update that cannot be stored, not those that came with it', async () => {
  const append = groupAppends(database, async (_transaction, { projectId }) => {
    if (projectId === 'full') throw new Error('no room on the disk')
    return [7]
  })
  const settled = await Promise.allSettled(['one', 'full', 'two'].map((room) => append(updateOf(room))))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
