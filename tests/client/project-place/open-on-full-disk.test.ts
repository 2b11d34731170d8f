import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import type { ProjectRequest } from '../../../machines/project-loading/project-loading-machine.ts'
import { call } from '../../../src/client/http/call.ts'
import { openPlace } from '../../../src/client/project-place/open-place.ts'
import type { OpenProject } from '../../../src/client/project-place/open-project.ts'

vi.mock('../../../src/client/http/call.ts')

beforeEach(() => {
  const kept = { getItem: () => 'kept', setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', new URL('http://localhost:9'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(request: ProjectRequest): Promise<OpenProject> {
  const opening = await openPlace(request, null)
  if (!opening.ok) throw new Error(opening.code)
  return opening.session
}

const begun = (localId: string): ProjectRequest => ({
  kind: 'begun-here',
  path: '/new',
  template: 'blank',
  localId,
  fresh: false,
  entry: '',
})

/** A project of this browser, whose disk has no room from then on. */
async function projectOnFullDisk(localId: string): Promise<void> {
  const { session } = await open(begun(localId))
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
  const { session } = await open(begun(localId))
  expect(session.bus.project.meta.displayName).toBe('Kept')
  session.close()
})

test('[invariant 44] a project of the server opens also when the disk has no room to note where it lies', async () => {
  const localId = 'p1.'
  await projectOnFullDisk(localId)
  const project = { _id: 'p1', username: 'mia', name: 'den', published: null }
  vi.mocked(call).mockResolvedValue({ ok: true, data: { project, access: 'viewer', isMember: true } })
  const { session } = await open({ kind: 'named', username: 'mia', name: 'den', entry: '' })
  expect(session.bus.project.meta.displayName).toBe('Kept')
  session.close()
})
