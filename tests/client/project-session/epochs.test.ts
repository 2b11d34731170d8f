import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { epochOf } from '../../../model/epochs/epoch-of.ts'
import { documentName } from '../../../src/client/project-session/document-rows.ts'
import { readEpoch } from '../../../src/client/project-session/epoch-pointer.ts'
import { journalName } from '../../../src/client/project-session/journal-database.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { shown } from '../../commands/support/shown.ts'
import { unrebuildable } from '../../support/unrebuildable.ts'
import { openSession } from './support/open-session.ts'
import { whenFree } from './support/turns.ts'

function documentOf(session: LiveSession): Y.Doc {
  const document = new Y.Doc()
  Y.applyUpdateV2(document, session.snapshot())
  return document
}

/** Opens it when the tab before has let go of it. */
async function reopen(localId: string): Promise<LiveSession> {
  await whenFree(localId)
  return openSession(localId, true)
}

/** Turns and moves the first things so often that the project is mostly history. */
async function editLong(session: LiveSession): Promise<void> {
  const { bus } = session
  const [thing] = bus.project.entities(bus.project.defaultScene.id).filter(({ kind }) => kind !== 'camera')
  if (!thing) throw new Error('an empty world')
  for (let index = 1; index <= 6_000; index++) {
    const vector = [index, 1, 1] as const
    const change = index % 2 === 0 ? { position: vector } : { rotation: vector }
    bus.endMerge()
    bus.execute(transformEntities, { changes: [{ entityId: thing.id, ...change }] })
  }
  bus.execute(renameProject, { displayName: 'Long edited' })
  await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'), 20_000)
}

test('a long-edited project of this browser is rebuilt when it is opened, with its content and its undo', async () => {
  const localId = crypto.randomUUID()
  const first = await openSession(localId, false)
  await editLong(first)
  const before = shown(first.bus.project)
  const size = Y.encodeStateAsUpdate(documentOf(first)).length
  first.close()

  const second = await reopen(localId)
  const document = documentOf(second)
  expect(epochOf(document)).toBe(2)
  expect(shown(second.bus.project)).toBe(before)
  expect(Y.encodeStateAsUpdate(document).length).toBeLessThan(size / 3)
  expect(second.bus.undo('scene').ok).toBe(true)
  expect(second.bus.redo('scene').ok).toBe(true)
  await vi.waitFor(() => expect(second.saveStatus.get().kind).toBe('saved-on-device'), 20_000)
  second.close()

  const third = await reopen(localId)
  expect(shown(third.bus.project)).toBe(before)
  expect((await readEpoch(localId)).epoch).toBe(2)
  await vi.waitFor(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).not.toContain(documentName(localId))
    expect(names, 'for the history').toContain(journalName(localId))
  })
  third.close()
}, 60_000)

test('a rebuild that was cut off leaves the old epoch, and is done again from the start', async () => {
  const localId = crypto.randomUUID()
  const first = await openSession(localId, false)
  await editLong(first)
  const before = shown(first.bus.project)
  first.close()
  let isCut = false
  const databases = indexedDB.open.bind(indexedDB)
  const open = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === 'nestling.epochs' && isCut) throw new DOMException('cut off', 'AbortError')
    if (name === `nestling.journal.${localId}.e2`) isCut = true
    return databases(name, version)
  })
  const cut = await reopen(localId)
  expect(shown(cut.bus.project)).toBe(before)
  expect(epochOf(documentOf(cut))).toBe(1)
  cut.close()
  open.mockRestore()
  const again = await reopen(localId)
  expect(epochOf(documentOf(again))).toBe(2)
  expect(shown(again.bus.project)).toBe(before)
  again.close()
}, 60_000)

test('a project that cannot be rebuilt opens as it is, and says so in its journal', async () => {
  const session = await openSession(crypto.randomUUID(), false, false, unrebuildable())
  expect(epochOf(documentOf(session))).toBe(1)
  expect(session.bus.project.scenes.map(({ name }) => name)).toEqual(['scene1'])
  const errors = session.entries.flatMap(({ event }) => (event.kind === 'error' ? [event.data] : []))
  expect(errors).toEqual([{ code: 'document.not-rebuilt', message: expect.stringContaining('stack') }])
  session.close()
})
