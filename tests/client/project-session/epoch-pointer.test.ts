import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { decodeRecording } from '../../../commands/core/recording-file.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { beginEpoch } from '../../../src/client/project-session/begin-epoch.ts'
import { attachDocumentStore } from '../../../src/client/project-session/document-store.ts'
import { nothingLeftBehind, readEpoch } from '../../../src/client/project-session/epoch-pointer.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { LocalStore } from '../../../src/client/project-session/local-store.ts'
import { openProjectSession } from '../../../src/client/project-session/open-project-session.ts'
import { shown } from '../../commands/support/shown.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { sessionOptions } from './support/session-options.ts'
import { closeTab } from './support/turns.ts'

const pointers = 'nestling.epochs'

afterEach(() => deleteDB(pointers))

const nameIn = ({ bus }: LiveSession): string => bus.project.meta.displayName
const errorsIn = ({ entries }: LiveSession) =>
  entries.flatMap(({ event }) => (event.kind === 'error' ? [event.data] : []))

async function rename(session: LiveSession, displayName: string): Promise<void> {
  session.bus.execute(renameProject, { displayName })
  await isKept(session)
}

/** The project goes on in its next epoch, with these words of its own. */
async function goOn(session: LiveSession, displayName: string): Promise<void> {
  const document = new Y.Doc()
  Y.applyUpdateV2(document, session.snapshot())
  const { localId } = session
  await closeTab(session)
  const base = compactDocument(document)
  const next = { localId, base, ended: document, clientId: document.clientID, entries: [], states: new Map() }
  expect(await beginEpoch({ ...next, leftBehind: nothingLeftBehind })).toBe(true)
  const opened = await openSession(localId, true)
  await rename(opened, displayName)
  await closeTab(opened)
}

/** A project that is called 'old' in its first epoch and 'new' in its second. */
async function inSecondEpoch(): Promise<string> {
  const localId = crypto.randomUUID()
  const session = await openSession(localId, false)
  await rename(session, 'old')
  await goOn(session, 'new')
  return localId
}

/** Whether it opens, and as what. */
async function outcome(localId: string, isOnServer = false) {
  const room = isOnServer ? { url: 'ws://127.0.0.1:9', projectId: 'p' } : null
  const opening = await openProjectSession(sessionOptions(localId, { room }))
  return opening
}

test('a project whose pointer to its epoch is lost opens in its newest epoch, and says what was lost', async () => {
  const localId = await inSecondEpoch()
  await deleteDB(pointers)
  const session = await openSession(localId, true)
  expect(nameIn(session)).toBe('new')
  expect(errorsIn(session)).toEqual([
    { code: 'storage.damaged', store: 'epochs', part: 'epochs', at: 2, why: 'pointer' },
  ])
  await vi.waitFor(async () => expect((await readEpoch(localId)).isPointerLost, 'mended').toBe(false))
  await goOn(session, 'newest')
  const again = await openSession(localId, true)
  expect(nameIn(again)).toBe('newest')
  expect(errorsIn(again)).toEqual([])
  again.close()
})

test('what an earlier version went on with in an epoch before, for want of the pointer, is offered as a file', async () => {
  const localId = await inSecondEpoch()
  await deleteDB(pointers)
  const document = new Y.Doc()
  const old = new LocalStore(localId, document)
  await old.load(true)
  old.close()
  document.getMap('meta').set('displayName', 'gone on in the old one')
  const rows = attachDocumentStore(localId, document, () => 1)
  await vi.waitFor(() => expect(rows.stored.get()).toBe(1))
  rows.close()

  for (const opening of ['first', 'next']) {
    const session = await openSession(localId, true)
    expect(nameIn(session), opening).toBe('new')
    const { refused, rescues } = session.leftBehind.get()
    expect(refused).toHaveLength(1)
    const [file] = rescues.map((bytes) => decodeRecording(bytes))
    if (!file?.ok) throw new Error('a file')
    const kept = new Y.Doc()
    Y.applyUpdateV2(kept, file.recording.base.document)
    expect(kept.getMap('meta').get('displayName')).toBe('gone on in the old one')
    await closeTab(session)
  }
})

test.each([false, true])(
  'a project whose pointer a newer version has written is refused and handed out whole (on the server: %s)',
  async (isOnServer) => {
    const localId = await inSecondEpoch()
    ;(await openDB(pointers, 2)).close()
    const opening = await outcome(localId, isOnServer)
    expect(opening).toMatchObject({ ok: false, code: 'project.newer-version' })
    expect(opening.ok || opening.rescue).toBeInstanceOf(Uint8Array)
  },
)

test('a project whose pointer cannot be read is refused; one of the server opens from there, and no store is touched', async () => {
  const localId = await inSecondEpoch()
  const databases = indexedDB.open.bind(indexedDB)
  const opened: string[] = []
  const open = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    opened.push(name)
    if (name === pointers) throw new DOMException('', 'UnknownError')
    return databases(name, version)
  })
  expect(await outcome(localId)).toMatchObject({ ok: false, code: 'project.storage-unreadable' })
  const fromServer = await outcome(localId, true)
  if (!fromServer.ok) throw new Error(fromServer.code)
  await vi.waitFor(() => expect(fromServer.session.saveStatus.get().kind).toBe('cannot-save'))
  fromServer.session.close()
  expect(new Set(opened)).toEqual(new Set([pointers]))
  open.mockRestore()
  const session = await openSession(localId, true)
  expect(nameIn(session)).toBe('new')
  session.close()
})

test('a template is not mixed into a project that is here already, whose epoch is another one', async () => {
  const localId = await inSecondEpoch()
  const session = await openSession(localId, true)
  const before = shown(session.bus.project)
  await closeTab(session)
  const asIfNew = await openSession(localId, true, false)
  const document = new Y.Doc()
  Y.applyUpdateV2(document, asIfNew.snapshot())
  const templateClients = Y.decodeUpdate(templateBytes('blank')).structs.map(({ id }) => id.client)
  expect(shown(asIfNew.bus.project)).toBe(before)
  expect([...document.store.clients.keys()]).not.toContain(templateClients[0])
  asIfNew.close()
})

test('an epoch that this browser is in already is not begun over its work', async () => {
  const localId = await inSecondEpoch()
  await deleteDB(pointers)
  const ended = new Y.Doc()
  const base = compactDocument(ended)
  const next = {
    localId,
    base,
    ended,
    clientId: 1,
    entries: [],
    states: new Map(),
    leftBehind: nothingLeftBehind,
  }
  expect(await beginEpoch(next)).toBe(false)
  expect(await readEpoch(localId)).toMatchObject({ epoch: 2, isPointerLost: true })
  const session = await openSession(localId, true)
  expect(nameIn(session)).toBe('new')
  session.close()
})
