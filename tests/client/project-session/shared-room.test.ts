import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { openProjectSession } from '../../../src/client/project-session/open-project-session.ts'
import type { ServerRoom } from '../../../src/client/project-session/session-room.ts'
import { openRoom } from './support/room-server.ts'
import { sessionOptions } from './support/session-options.ts'
import { kindOf } from './support/watch-status.ts'

let open: LiveSession[] = []

afterEach(() => {
  for (const session of open) session.close()
  open = []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const patient = { timeout: 15_000 }

/** Opens a project that lives in a room. */
async function openIn(localId: string, { url, projectId }: ServerRoom): Promise<LiveSession> {
  const tab = crypto.randomUUID()
  const start = templateBytes('blank')
  const opening = await openProjectSession(sessionOptions(localId, { tab, start, room: { url, projectId } }))
  if (!opening.ok) throw new Error(opening.code)
  open.push(opening.session)
  return opening.session
}

const rename = ({ bus }: LiveSession, displayName: string) => bus.execute(renameProject, { displayName })

/** Two tabs with a project that both say is saved. */
async function twoSaved(room: ServerRoom): Promise<readonly [LiveSession, LiveSession]> {
  const localId = crypto.randomUUID()
  const first = await openIn(localId, room)
  rename(first, 'One')
  await vi.waitFor(() => expect(kindOf(first)).toBe('saved'), patient)
  const second = await openIn(localId, room)
  await vi.waitFor(() => expect(kindOf(second)).toBe('saved'), patient)
  return [first, second]
}

test('a tab that takes over says that all is saved once it has read what the one before left', async () => {
  const room = await openRoom()
  const [first, second] = await twoSaved(room)
  first.close()
  await vi.waitFor(() => expect(second.isWriter).toBe(true), patient)
  rename(second, 'Two')
  await vi.waitFor(() => expect(kindOf(second)).toBe('saved'), patient)
  await room.close()
})

test('a tab that takes over a disk which it cannot read says that nothing can be kept there, whatever the server has', async () => {
  const room = await openRoom()
  const [first, second] = await twoSaved(room)

  const said: string[] = []
  second.saveStatus.subscribe(() => {
    if (second.isWriter) said.push(kindOf(second))
  })
  const unread = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('', 'UnknownError')
  })
  first.close()
  await vi.waitFor(() => expect(kindOf(second)).toBe('cannot-save'), patient)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(said).not.toContain('saved')
  unread.mockRestore()
  await vi.waitFor(() => expect(kindOf(second)).toBe('saved'), patient)
  await room.close()
})

test('when the server takes nothing of a person any more, the tabs beside the one that talks to it may only look too', async () => {
  const room = await openRoom()
  const texts = { type: '', title: '', msg: '', message: '', requestId: 'request' }
  const refusal = { ...texts, code: 'project.missing', status: 404 }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }))
  const localId = crypto.randomUUID()
  const first = await openIn(localId, room)
  const second = await openIn(localId, room)
  for (const session of [first, second])
    await vi.waitFor(() => expect(kindOf(session)).toBe('no-access'), patient)
  const refused = { ok: false, code: 'project.read-only' }
  expect(rename(first, 'too late')).toMatchObject(refused)
  expect(rename(second, 'too late')).toMatchObject(refused)
  expect(second.bus.undo('scene')).toMatchObject(refused)
  await room.close()
})
