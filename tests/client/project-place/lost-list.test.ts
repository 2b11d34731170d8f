import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import type { ProjectRequest } from '../../../machines/project-loading/project-loading-machine.ts'
import { call } from '../../../src/client/http/call.ts'
import { findProject } from '../../../src/client/local-projects/local-projects.ts'
import { openPlace } from '../../../src/client/project-place/open-place.ts'
import type { OpenProject } from '../../../src/client/project-place/open-project.ts'

vi.mock('../../../src/client/http/call.ts')

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const kept = { getItem: () => 'kept', setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', new URL('http://localhost:9'))
  vi.mocked(call).mockResolvedValue({ ok: false, error: { code: 'general.offline', fields: [] } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const begun = (localId: string | null): ProjectRequest => ({
  kind: 'begun-here',
  path: '/new',
  template: 'blank',
  localId,
  fresh: false,
  entry: '',
})

async function open(localId: string | null): Promise<OpenProject> {
  const opening = await openPlace(begun(localId), null)
  if (!opening.ok) throw new Error(opening.code)
  return opening.session
}

/** A project of this browser whose list of projects is gone. */
async function unlisted(): Promise<string> {
  const { session, localId } = await open(null)
  session.bus.execute(renameProject, { displayName: 'Mine' })
  await vi.waitFor(async () => expect((await findProject(localId))?.isKept).toBe(true))
  session.close()
  await navigator.locks.request(`nestling.project.${localId}`, () => {})
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
  expect(await openPlace(begun(localId), null)).toMatchObject({ ok: false, code: 'project.stored-missing' })
})

test('an address of another browser’s project begins a new one that is stored when it is edited', async () => {
  const { session, localId } = await open('from-a-friend')
  expect(localId).toBe('from-a-friend')
  expect(session.saveStatus.get().kind).toBe('untouched')
  expect((await indexedDB.databases()).filter(({ name }) => name?.includes('friend'))).toEqual([])
  session.close()
})
