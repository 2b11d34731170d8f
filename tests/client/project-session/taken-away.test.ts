import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { openSession } from './support/open-session.ts'

/** Takes the databases of a project away whose names say so, as a browser does that clears what it holds. */
async function takeAway(localId: string, isTaken: (name: string) => boolean): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    if (name.includes(localId) && isTaken(name)) await deleteDB(name)
}

async function editedSession(localId: string): Promise<{ session: LiveSession; said: string[] }> {
  const session = await openSession(localId, false)
  session.bus.execute(renameProject, { displayName: 'Volcano' })
  await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'))
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes(localId))).toHaveLength(2),
  )
  // Both have the edit by now; the first word came from whichever was quicker.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const said: string[] = []
  session.saveStatus.subscribe(() => said.push(session.saveStatus.get().kind))
  return { session, said }
}

async function nameAfterReload(localId: string): Promise<string> {
  const again = await openSession(localId, true)
  const { displayName } = again.bus.project.meta
  again.close()
  return displayName
}

test('a device that lost both the document and its journal is not said to have the work, until it has written it again', async () => {
  const localId = crypto.randomUUID()
  const { session, said } = await editedSession(localId)
  const other = await openSession(localId, true)
  await vi.waitFor(() => expect(other.saveStatus.get().kind).toBe('saved-on-device'))
  const saidThere: string[] = []
  other.saveStatus.subscribe(() => saidThere.push(other.saveStatus.get().kind))
  await takeAway(localId, () => true)
  await vi.waitFor(() => expect(said.slice(-2)).toEqual(['saving', 'saved-on-device']))
  await vi.waitFor(() => expect(saidThere.slice(-2)).toEqual(['saving', 'saved-on-device']))
  other.close()
  session.close()
  expect(await nameAfterReload(localId)).toBe('Volcano')
})

test.each(['journal', 'document'])(
  'a device that lost one of the two, here the %s, still has the work',
  async (lost) => {
    const localId = crypto.randomUUID()
    const { session, said } = await editedSession(localId)
    await takeAway(localId, (name) => name.includes('journal') === (lost === 'journal'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(new Set(said)).not.toContain('saving')
    session.close()
    expect(await nameAfterReload(localId)).toBe('Volcano')
  },
)
