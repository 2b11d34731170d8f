import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { ServerPlace } from '../../../src/client/local-projects/project-database.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import { publishProject } from '../../../src/screens/workspace/publish-project.ts'
import { worldWith } from '../../client/assets/device-file.ts'
import { workbench } from '../../commands/support/workbench.ts'
import { communityProject } from '../../support/community-project.ts'

afterEach(() => void vi.unstubAllGlobals())

const place: ServerPlace = { projectId: 'p', username: 'ana', name: 'den', access: 'owner', account: 'ana' }
const user = { _id: 'u', username: 'ana', email: '', name: 'Ana', createdAt: 0, profileImg: null }
const form = { displayName: 'Den', description: '', picture: new Blob() }

test('a world that shows a file of somebody else’s device is not published with a hole in it', async () => {
  const project = {
    server: createValue<ServerPlace | null>(place),
    isPublished: createValue(false),
    keep: async () => {},
    claim: async () => expect.unreachable(),
    published: () => expect.unreachable(),
    session: { bus: worldWith('away.png'), snapshot: () => new Uint8Array() },
  }
  const outcome = await publishProject(project, user, form, async () => expect.unreachable())
  expect(outcome).toEqual({ ok: false, code: 'asset.only-on-a-device' })
})

test.each([
  ['without the view all round when there is none', null],
  ['with the view all round', new Blob(['around'])],
])('[E13] publishes %s, and says which', async (_, view) => {
  const published = communityProject({ name: 'den' })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(body instanceof FormData && body.has('screenshot360'))
    return Response.json({ project: published })
  })
  const project = {
    server: createValue<ServerPlace | null>(place),
    isPublished: createValue(false),
    keep: async () => {},
    claim: async () => expect.unreachable(),
    published: () => undefined,
    session: { bus: workbench().bus, snapshot: () => new Uint8Array() },
  }
  const outcome = await publishProject(project, user, form, async () => view)
  expect(outcome).toMatchObject({ ok: true, isWithoutView: view === null })
  expect(sent).toEqual([view !== null])
})
