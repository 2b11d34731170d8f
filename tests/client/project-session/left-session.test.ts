import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { describeProject } from '../../../commands/project/describe-project.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { openProjectSession } from '../../../src/client/project-session/open-project-session.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { anyRow, refuseRows } from './support/refuse-rows.ts'
import { sessionOptions } from './support/session-options.ts'
import { inJournal } from './support/stored-undo.ts'
import { turnOf } from './support/turns.ts'

afterEach(() => vi.restoreAllMocks())

const nameIn = ({ bus }: LiveSession): string => bus.project.meta.displayName
const rename = ({ bus }: LiveSession, displayName: string) => bus.execute(renameProject, { displayName })

/** Steps of their own, all before the first of them can be on the disk. */
function renameOften(session: LiveSession, last: string): void {
  for (const name of ['first', 'second', last]) {
    session.bus.endMerge()
    rename(session, name)
  }
}

/** A project that is on the disk already, open in one tab. */
async function keptSession(localId: string): Promise<LiveSession> {
  const session = await openSession(localId, false)
  rename(session, 'kept')
  await isKept(session)
  return session
}

/** No message between tabs arrives. */
const cutOff = () => vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})

/** How many sessions of a project have not ended: the one that writes, and those that would after it. */
async function going(localId: string): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name === turnOf(localId)).length
}

test('what was edited in the moment in which a project is left is there when one comes back at once, with its undo', async () => {
  const localId = crypto.randomUUID()
  const session = await keptSession(localId)
  renameOften(session, 'last')
  session.close()
  const again = await openSession(localId, true)
  expect(again.isEmpty).toBe(false)
  expect(nameIn(again)).toBe('last')
  expect(again.bus.undo('scene')).toMatchObject({ ok: true })
  expect(nameIn(again)).toBe('second')
  again.close()
})

test('a project that was edited for the first time in the moment in which it is left is kept', async () => {
  const localId = crypto.randomUUID()
  const session = await openSession(localId, false)
  renameOften(session, 'last')
  session.close()
  const again = await openSession(localId, true)
  expect(nameIn(again)).toBe('last')
  again.close()
})

test('who has left a project cannot edit it any more', async () => {
  const session = await keptSession(crypto.randomUUID())
  rename(session, 'last')
  session.close()
  expect(rename(session, 'too late')).toMatchObject({ ok: false, code: 'project.closed' })
  expect(session.bus.undo('scene')).toMatchObject({ ok: false, code: 'project.closed' })
})

test('a world that was only looked at has nothing to wait for when it is left', async () => {
  const localId = crypto.randomUUID()
  const session = await openSession(localId, false)
  session.close()
  await vi.waitFor(async () => expect(await going(localId)).toBe(0))
})

test('who holds it may still store what the person did before it was left, and the next opening waits for that', async () => {
  const localId = crypto.randomUUID()
  const session = await keptSession(localId)
  const releases = [session.hold(), session.hold()]
  session.close()
  const again = openSession(localId, true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  rename(session, 'a picture later')
  for (const release of releases) release()
  await Promise.resolve()
  expect(rename(session, 'too late')).toMatchObject({ code: 'project.closed' })
  const next = await again
  expect(nameIn(next)).toBe('a picture later')
  next.close()
})

test('who forgets to let go keeps nobody in a project for ever', async () => {
  const localId = crypto.randomUUID()
  const session = await keptSession(localId)
  session.hold()
  session.close()
  await vi.waitFor(async () => expect(await going(localId)).toBe(0), { timeout: 10_000 })
})

test('a refused write is tried again at once when the project is left', async () => {
  const localId = crypto.randomUUID()
  const session = await keptSession(localId)
  const accept = refuseRows(anyRow)
  rename(session, 'refused')
  await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('cannot-save'))
  accept()
  renameOften(session, 'last')
  const left = Date.now()
  session.close()
  const again = await openSession(localId, true)
  expect(Date.now() - left).toBeLessThan(1_500)
  expect(nameIn(again)).toBe('last')
  expect(again.bus.undo('scene')).toMatchObject({ ok: true })
  again.close()
})

test.each([['updates'], ['entries']])(
  'a disk that takes no %s keeps nobody in a project that is left, since the rest holds what was edited',
  async (store) => {
    const localId = crypto.randomUUID()
    const session = await keptSession(localId)
    const accept = refuseRows([store])
    renameOften(session, 'last')
    session.close()
    const left = Date.now()
    await vi.waitFor(async () => expect(await going(localId)).toBe(0), { timeout: 1_500 })
    expect(Date.now() - left).toBeLessThan(1_500)
    accept()
    const again = await openSession(localId, true)
    expect(nameIn(again)).toBe('last')
    again.close()
  },
)

test('while the disk takes nothing, the work of a project that was left is kept in the page for who comes back, and is stored when it can be', async () => {
  const localId = crypto.randomUUID()
  const session = await keptSession(localId)
  const accept = refuseRows(anyRow)
  renameOften(session, 'nowhere yet')
  session.close()
  const again = await openSession(localId, true)
  await vi.waitFor(() => expect(nameIn(again)).toBe('nowhere yet'))
  expect(again.isWriter).toBe(false)
  again.bus.execute(describeProject, { description: 'after it' })
  await vi.waitFor(() => expect(again.saveStatus.get().kind).toBe('cannot-save'))
  accept()
  await vi.waitFor(() => expect(again.isWriter).toBe(true), { timeout: 10_000 })
  await isKept(again)
  again.close()
  const third = await openSession(localId, true)
  expect([nameIn(third), third.bus.project.meta.description]).toEqual(['nowhere yet', 'after it'])
  third.close()
})

test('another tab writes only when all is on the disk of the one that is left', async () => {
  const localId = crypto.randomUUID()
  const session = await keptSession(localId)
  const other = await openSession(localId, true)
  await vi.waitFor(() => expect(nameIn(other)).toBe('kept'))
  cutOff()
  renameOften(session, 'last')
  session.close()
  await vi.waitFor(() => expect(other.isWriter).toBe(true), { interval: 1 })
  const entries = await inJournal(localId, (database) => database.getAll('entries'))
  expect(entries.filter((entry) => JSON.stringify(entry).includes('last'))).toHaveLength(1)
  await vi.waitFor(() => expect(nameIn(other)).toBe('last'))
  other.close()
})

test('a tab that does not write is not over before the one that does has stored its edit, or is gone and has left that to it', async () => {
  const localId = crypto.randomUUID()
  const writer = await keptSession(localId)
  const other = await openSession(localId, true)
  const cut = cutOff()
  rename(other, 'told to nobody')
  other.close()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await going(localId)).toBe(2)
  writer.close()
  cut.mockRestore()
  const again = await openSession(localId, true)
  expect(nameIn(again)).toBe('told to nobody')
  again.close()
})

test('what the server has not acknowledged when a project is left still counts as not sent when it is opened again', async () => {
  const localId = crypto.randomUUID()
  const first = await keptSession(localId)
  first.close()
  const room = { url: 'ws://127.0.0.1:9', projectId: 'room' }
  const open = async (): Promise<LiveSession> => {
    const opening = await openProjectSession(sessionOptions(localId, { room }))
    if (!opening.ok) throw new Error(opening.code)
    return opening.session
  }
  const session = await open()
  const { waiting } = await vi.waitUntil(() => {
    const status = session.saveStatus.get()
    return status.kind === 'offline' && status
  })
  renameOften(session, 'last')
  session.close()
  const again = await open()
  expect(nameIn(again)).toBe('last')
  await vi.waitFor(() => expect(again.saveStatus.get()).toEqual({ kind: 'offline', waiting: waiting + 3 }))
  again.close()
})
