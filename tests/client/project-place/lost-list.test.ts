import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { call } from '../../../src/client/http/call.ts'
import { findProject } from '../../../src/client/local-projects/local-projects.ts'
import { openPlace } from '../../../src/client/project-place/open-place.ts'
import { whenFree } from '../project-session/support/turns.ts'
import { begunHere, openProject, stubPage } from './support/open-place.ts'

vi.mock('../../../src/client/http/call.ts')

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  stubPage()
  vi.mocked(call).mockResolvedValue({ ok: false, error: { code: 'general.offline', fields: [] } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (localId: string | null) => openProject(begunHere(localId))

/** A project of this browser whose list of projects is gone. */
async function unlisted(): Promise<string> {
  const { session, localId } = await open(null)
  session.bus.execute(renameProject, { displayName: 'Mine' })
  await vi.waitFor(async () => expect((await findProject(localId))?.isKept).toBe(true))
  session.close()
  await whenFree(localId)
  await deleteDB('nestling')
  return localId
}

test('a project that is missing in the list of projects opens from its stores, and is listed again', async () => {
  const localId = await unlisted()
  const { session, address } = await open(localId)
  expect(session.bus.project.meta.displayName).toBe('Mine')
  expect(address.get()).toBe(`/new?project=${localId}`)
  await vi.waitFor(async () =>
    expect(await findProject(localId)).toMatchObject({ startedAt: '/new', server: null }),
  )
  session.close()
})

test('a project that is missing in the list and whose stores are empty is refused, not shown as a new one', async () => {
  const localId = await unlisted()
  for (const { name = '' } of await indexedDB.databases())
    if (name.includes('.project.')) await deleteDB(name)
  const journal = indexedDB.open(`nestling.journal.${localId}`)
  await new Promise((resolve) => {
    journal.onsuccess = resolve
  })
  const transaction = journal.result.transaction(['segments'], 'readwrite')
  transaction.objectStore('segments').clear()
  journal.result.close()
  expect(await openPlace(begunHere(localId), null)).toMatchObject({
    ok: false,
    code: 'project.stored-missing',
  })
})

test('an address of another browser’s project begins a new one that is stored when it is edited', async () => {
  const { session, localId } = await open('from-a-friend')
  expect(localId).toBe('from-a-friend')
  expect(session.saveStatus.get().kind).toBe('untouched')
  expect((await indexedDB.databases()).filter(({ name }) => name?.includes('friend'))).toEqual([])
  session.close()
})
