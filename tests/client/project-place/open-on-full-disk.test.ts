import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { call } from '../../../src/client/http/call.ts'
import { begunHere, openProject, stubPage } from './support/open-place.ts'

vi.mock('../../../src/client/http/call.ts')

beforeEach(() => {
  stubPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A project of this browser, whose disk has no room from then on. */
async function projectOnFullDisk(localId: string): Promise<void> {
  const { session } = await openProject(begunHere(localId))
  session.bus.execute(renameProject, { displayName: 'Kept' })
  await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'))
  session.close()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

test('[invariant 44] a project of this browser opens also when the disk has no room to note that it was opened', async () => {
  const localId = crypto.randomUUID()
  await projectOnFullDisk(localId)
  const { session } = await openProject(begunHere(localId))
  expect(session.bus.project.meta.displayName).toBe('Kept')
  session.close()
})

test('[invariant 44] a project of the server opens also when the disk has no room to note where it lies', async () => {
  const localId = 'p1.'
  await projectOnFullDisk(localId)
  const project = { _id: 'p1', username: 'mia', name: 'den', published: null }
  vi.mocked(call).mockResolvedValue({ ok: true, data: { project, access: 'viewer', isMember: true } })
  const { session } = await openProject({ kind: 'named', username: 'mia', name: 'den', entry: '' })
  expect(session.bus.project.meta.displayName).toBe('Kept')
  session.close()
})
