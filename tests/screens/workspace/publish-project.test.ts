import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { ServerPlace } from '../../../src/client/local-projects/project-database.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import { publishProject } from '../../../src/screens/workspace/publish-project.ts'
import { worldWith } from '../../client/assets/device-file.ts'

test('a world that shows a file of somebody else’s device is not published with a hole in it', async () => {
  const place: ServerPlace = { projectId: 'p', username: 'ana', name: 'den', access: 'owner', account: 'ana' }
  const project = {
    server: createValue<ServerPlace | null>(place),
    isPublished: createValue(false),
    keep: async () => {},
    claim: async () => expect.unreachable(),
    published: () => expect.unreachable(),
    session: { bus: worldWith('away.png'), snapshot: () => new Uint8Array() },
  }
  const user = { _id: 'u', username: 'ana', email: '', name: 'Ana', createdAt: 0, profileImg: null }
  const form = { displayName: 'Den', description: '', picture: new Blob() }
  const outcome = await publishProject(project, user, form, async () => expect.unreachable())
  expect(outcome).toEqual({ ok: false, code: 'asset.only-on-a-device' })
})
