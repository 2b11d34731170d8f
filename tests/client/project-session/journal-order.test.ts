import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { documentName } from '../../../src/client/project-session/document-rows.ts'
import { journalName } from '../../../src/client/project-session/journal-database.ts'
import { openJournalStore } from '../../../src/client/project-session/journal-store.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { inJournal } from './support/stored-undo.ts'
import { closeTab } from './support/turns.ts'

afterEach(() => vi.restoreAllMocks())

const nameIn = ({ bus }: LiveSession): string => bus.project.meta.displayName

const allHeld = (localId: string) =>
  vi.waitFor(async () => {
    const segments = await inJournal(localId, (database) => database.getAll('segments'))
    expect(segments.every(({ isCheckpointed }) => isCheckpointed)).toBe(true)
  })

async function rename(localId: string, displayName: string, isStored = true): Promise<void> {
  const session = await openSession(localId, isStored)
  session.bus.execute(renameProject, { displayName })
  await isKept(session)
  await closeTab(session)
}

/** Opens it and lets the document's store say that it holds the journal. */
async function look(localId: string): Promise<void> {
  const session = await openSession(localId, true)
  await allHeld(localId)
  await closeTab(session)
}

test('the newest work is the newest also when the clock was set back, and nothing is taken as held by a store that is gone', async () => {
  const localId = crypto.randomUUID()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 1e9)
  await rename(localId, 'with the clock ahead', false)
  clock.mockReturnValue(now)
  await rename(localId, 'newest')
  await look(localId)
  await deleteDB(documentName(localId))
  const session = await openSession(localId, true)
  expect(nameIn(session)).toBe('newest')
  session.close()
})

test('a document’s store whose rows are gone makes the journal’s older work be read as well', async () => {
  const localId = crypto.randomUUID()
  for (const name of ['one', 'two']) await rename(localId, name, name !== 'one')
  await look(localId)
  await inJournal(localId, async (database) => {
    // As if the newest had been begun before the others: its base lacks what they did.
    for (const segment of await database.getAll('segments'))
      await database.put('segments', { ...segment, order: 100 - segment.order })
  })
  const documents = await openDB(documentName(localId))
  await documents.clear('updates')
  documents.close()
  const session = await openSession(localId, true)
  expect(nameIn(session)).toBe('two')
  session.close()
})

/** Writes a project's journal as version 3 did, in which the clock ordered it. Returns the id that it lies under. */
async function putVersion3(from: string, startedAt: readonly number[], at: Record<string, number>) {
  const localId = crypto.randomUUID()
  const stores = ['segments', 'bases', 'entries', 'states', 'steps']
  const database = await openDB(journalName(localId), 3, {
    upgrade(created) {
      for (const store of stores)
        created.createObjectStore(store, store === 'segments' ? { keyPath: 'id' } : {})
    },
  })
  await inJournal(from, async (today) => {
    for (const store of stores.filter((name) => name !== 'segments' && name !== 'states'))
      for (const key of await today.getAllKeys(store))
        await database.put(store, await today.get(store, key), key)
    const segments = (await today.getAll('segments')).sort((a, b) => a.order - b.order)
    for (const [index, { order: _, ...segment }] of segments.entries())
      await database.put('segments', { ...segment, startedAt: startedAt[index] })
    const { order: _, ...state } = await today.get('states', 'tab')
    for (const [tab, time] of Object.entries(at)) await database.put('states', { ...state, at: time }, tab)
  })
  database.close()
  return localId
}

test('a journal of version 3 is brought into today’s form in the order that its clock said, and goes on from there', async () => {
  const today = crypto.randomUUID()
  for (const name of ['one', 'two', 'three']) await rename(today, name, name !== 'one')
  const localId = await putVersion3(today, [1, 3, 2], { tab: 10, latest: 30, other: 20 })
  const store = await openJournalStore(localId, () => {})
  store.close()
  expect([...store.states.keys()]).toEqual(['latest', 'other', 'tab'])
  const known = store.segments.map(({ id }) => id)
  const found = await openJournalStore(today, () => {})
  found.close()
  const [one, two, three] = found.segments.map(({ id }) => id)
  expect(known).toEqual([one, three, two])

  await rename(localId, 'four')
  const after = await openJournalStore(localId, () => {})
  after.close()
  expect(after.segments.map(({ id }) => id).slice(0, 3)).toEqual(known)
  expect(after.segments).toHaveLength(4)
  expect([...after.states.keys()]).toEqual(['tab', 'latest', 'other'])
  expect(JSON.stringify([after.segments, [...after.states]])).not.toMatch(/"(startedAt|at)":/)
  const session = await openSession(localId, true)
  expect(nameIn(session)).toBe('four')
  session.close()
})
