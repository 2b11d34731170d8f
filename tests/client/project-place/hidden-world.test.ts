import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProjectSummary } from '../../../protocol/http/project.ts'
import { call } from '../../../src/client/http/call.ts'
import { begunHere, openProject, stubPage } from './support/open-place.ts'

vi.mock('../../../src/client/http/call.ts')

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  stubPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is published again is not hidden any more', async () => {
  vi.mocked(call).mockResolvedValue({ ok: false, error: { code: 'general.offline', fields: [] } })
  const open = await openProject(begunHere(null))
  open.isHidden.set(true)
  const project = ProjectSummary.parse({
    _id: 'p'.repeat(24),
    username: 'mia',
    name: 'den',
    displayName: 'Den',
    description: '',
    updatedAt: 1,
    visibility: 'public',
    published: { playCode: 'abc234', publishedAt: 1, thumbnail: '/t.jpg' },
    remixedFrom: null,
  })
  open.published(project)
  expect([open.isPublished.get(), open.isHidden.get()]).toEqual([true, false])
  open.session.close()
})
