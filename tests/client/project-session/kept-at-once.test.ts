import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { LocalStore } from '../../../src/client/project-session/local-store.ts'
import { openTabChannel } from '../../../src/client/project-session/tab-channel.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { anyRow, refuseRows } from './support/refuse-rows.ts'
import { kindOf, watchStatus } from './support/watch-status.ts'

afterEach(() => vi.restoreAllMocks())

/** What came out of a file: it is kept before anything is edited. */
const openImported = (localId: string): Promise<LiveSession> =>
  openSession(localId, true, false, templateBytes('castle'))

const patient = { timeout: 10_000 }

test('what came out of a file is said to be on this device when it is, and opens again from there', async () => {
  const localId = crypto.randomUUID()
  const session = await openImported(localId)
  expect(kindOf(session)).toBe('saving')
  await isKept(session)
  session.close()
  const again = await openSession(localId, true)
  expect(again.bus.project.meta).toEqual(session.bus.project.meta)
  expect(kindOf(again)).toBe('saved-on-device')
  again.close()
})

test('what came out of a file and finds no room is said not to be kept, and is stored as soon as there is some', async () => {
  const localId = crypto.randomUUID()
  const accept = refuseRows(anyRow)
  const session = await openImported(localId)
  const said = watchStatus(session)
  const kept = vi.fn<() => void>()
  void session.kept.then(kept)
  await vi.waitFor(() => expect(kindOf(session)).toBe('cannot-save'))
  expect(said).not.toContain('saved-on-device')
  expect(kept).not.toHaveBeenCalled()
  accept()
  await vi.waitFor(() => expect(kept).toHaveBeenCalled(), patient)
  await isKept(session)
  session.close()
  const again = await openSession(localId, true)
  expect(again.bus.project.meta).toEqual(session.bus.project.meta)
  again.close()
})

test.each([['updates'], ['bases']])(
  'what came out of a file is on this device also when the disk takes no %s, since the rest holds it',
  async (store) => {
    const localId = crypto.randomUUID()
    const accept = refuseRows([store])
    const session = await openImported(localId)
    await isKept(session)
    session.close()
    accept()
    const again = await openSession(localId, true)
    expect(again.bus.project.meta).toEqual(session.bus.project.meta)
    again.close()
  },
)

test('another tab of what no disk takes says the same of it, and keeps it when the first one is gone', async () => {
  const localId = crypto.randomUUID()
  const accept = refuseRows(anyRow)
  const session = await openImported(localId)
  await vi.waitFor(() => expect(kindOf(session)).toBe('cannot-save'))
  const other = await openImported(localId)
  const said = watchStatus(other)
  expect(other.bus.project.meta).toEqual(session.bus.project.meta)
  await vi.waitFor(() => expect(kindOf(other)).toBe('cannot-save'))
  expect(said).not.toContain('saved-on-device')
  accept()
  await vi.waitFor(() => expect(kindOf(other)).toBe('saved-on-device'), patient)
  session.close()
  await vi.waitFor(() => expect(other.isWriter).toBe(true), patient)
  await isKept(other)
  other.close()
})

test('another tab of what the disk has not answered for yet says that it is saving', async () => {
  const localId = crypto.randomUUID()
  vi.spyOn(LocalStore.prototype, 'startWriting').mockReturnValue(new Promise(() => {}))
  const session = await openImported(localId)
  const words = vi.fn()
  const channel = openTabChannel(localId, ({ type }) => type === 'writer' && words())
  const other = await openImported(localId)
  const said = watchStatus(other)
  await vi.waitFor(() => expect(words).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect([kindOf(session), ...new Set(said)]).toEqual(['saving', 'saving'])
  channel.close()
  for (const one of [other, session]) one.close()
})

test('two tabs that open what came out of a file at a time both say that it is on this device when one has stored it', async () => {
  const localId = crypto.randomUUID()
  const both = await Promise.all([openImported(localId), openImported(localId)])
  expect(both.map(kindOf)).toEqual(['saving', 'saving'])
  for (const session of both) await isKept(session)
  for (const session of both) session.close()
})
