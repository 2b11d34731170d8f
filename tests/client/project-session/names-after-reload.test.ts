import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { openSession } from './support/open-session.ts'

test('who was here is known when the project is opened again without them', async () => {
  const localId = crypto.randomUUID()
  const before = await openSession(localId, false)
  before.peers.set([{ clientId: 5, name: 'Ana', colour: 1 }])
  before.peers.set([])
  before.bus.execute(renameProject, { displayName: 'Forest' })
  await vi.waitFor(() => expect(before.saveStatus.get().kind).toBe('saved-on-device'))
  before.close()
  const after = await openSession(localId, true)
  expect([...after.names.get()]).toEqual([[5, 'Ana']])
  after.close()
})
