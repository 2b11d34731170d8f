import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { renameProject } from '../../../commands/project/rename-project.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { openTabChannel } from '../../../src/client/project-session/tab-channel.ts'
import { workbench } from '../../commands/support/workbench.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { anyRow, refuseRows } from './support/refuse-rows.ts'
import { holdTurn } from './support/turns.ts'
import { kindOf, watchStatus } from './support/watch-status.ts'

afterEach(() => vi.restoreAllMocks())

const nameIn = ({ bus }: LiveSession): string => bus.project.meta.displayName

/** A project that is on the disk, open beside a tab that writes it and can be killed. */
async function besideWriter() {
  const localId = crypto.randomUUID()
  const first = await openSession(localId, false)
  first.bus.execute(renameProject, { displayName: 'Volcano' })
  await isKept(first)
  first.close()
  const kill = await holdTurn(localId)
  const session = await openSession(localId, true)
  expect(session.isWriter).toBe(false)
  return { localId, session, kill }
}

/** Leaves a project that no disk takes, and comes back when one does. */
async function leaveAndReturn(localId: string, session: LiveSession, accept: () => void): Promise<string> {
  session.close()
  await new Promise((resolve) => setTimeout(resolve, 100))
  accept()
  const again = await openSession(localId, true)
  const name = nameIn(again)
  again.close()
  return name
}

test('a tab that takes over a disk which was emptied and takes nothing does not say that it is there, and keeps it until it is', async () => {
  const { localId, session, kill } = await besideWriter()
  const accept = refuseRows(anyRow)
  for (const { name = '' } of await indexedDB.databases()) if (name.includes(localId)) await deleteDB(name)
  const said = watchStatus(session)
  kill()
  await vi.waitFor(() => expect(kindOf(session)).toBe('cannot-save'))
  expect(said).not.toContain('saved-on-device')
  expect(await leaveAndReturn(localId, session, accept)).toBe('Volcano')
})

test('what the tab that wrote could not store is kept by the one that takes over', async () => {
  const { localId, session, kill } = await besideWriter()
  const accept = refuseRows(anyRow)
  const { bus, document } = workbench()
  Y.applyUpdateV2(document, session.snapshot())
  bus.execute(renameProject, { displayName: 'On no disk' })
  const channel = openTabChannel(localId, () => undefined)
  channel.send({ type: 'update', update: Y.encodeStateAsUpdate(document), from: 'the other', isEdited: true })
  await vi.waitFor(() => expect(nameIn(session)).toBe('On no disk'))
  channel.close()
  const said = watchStatus(session)
  kill()
  await vi.waitFor(() => expect(kindOf(session)).toBe('cannot-save'))
  expect(said).not.toContain('saved-on-device')
  expect(await leaveAndReturn(localId, session, accept)).toBe('On no disk')
})
