import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { refuseRows } from './support/refuse-rows.ts'

afterEach(() => vi.restoreAllMocks())

/** What came out of a file: it is kept before anything is edited. */
const openImported = (localId: string): Promise<LiveSession> =>
  openSession(localId, true, false, templateBytes('castle'))

test('what came out of a file is said to be on this device when it is, and opens again from there', async () => {
  const localId = crypto.randomUUID()
  const session = await openImported(localId)
  expect(session.saveStatus.get().kind).toBe('saving')
  await isKept(session)
  session.close()
  const again = await openSession(localId, true)
  expect(again.bus.project.meta).toEqual(session.bus.project.meta)
  expect(again.saveStatus.get().kind).toBe('saved-on-device')
  again.close()
})

test('what came out of a file is on this device also when the disk takes no journal, since the document’s store holds it', async () => {
  const localId = crypto.randomUUID()
  const accept = refuseRows(['bases'])
  const session = await openImported(localId)
  await isKept(session)
  session.close()
  accept()
  const again = await openSession(localId, true)
  expect(again.bus.project.meta).toEqual(session.bus.project.meta)
  again.close()
})

test('another tab of what came out of a file says that it is on this device when the one that writes does', async () => {
  const localId = crypto.randomUUID()
  const session = await openImported(localId)
  const other = await openImported(localId)
  await isKept(session)
  await isKept(other)
  session.close()
  await vi.waitFor(() => expect(other.isWriter).toBe(true))
  await isKept(other)
  other.close()
})
