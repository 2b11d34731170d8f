import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { describeProject } from '../../../commands/project/describe-project.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { journalName } from '../../../src/client/project-session/journal-database.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { LocalStore } from '../../../src/client/project-session/local-store.ts'
import { Recorder } from '../../../src/client/project-session/recorder.ts'
import { noUndo } from '../../../src/client/project-session/stored-state.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { refuseRows } from './support/refuse-rows.ts'
import { inJournal } from './support/stored-undo.ts'
import { closeTab } from './support/turns.ts'

afterEach(() => vi.restoreAllMocks())

const nameIn = ({ bus }: LiveSession): string => bus.project.meta.displayName
const rename = ({ bus }: LiveSession, displayName: string) => bus.execute(renameProject, { displayName })

const unheld = async (localId: string): Promise<number> => {
  const segments = await inJournal(localId, (database) => database.getAll('segments'))
  return segments.filter(({ isCheckpointed }) => !isCheckpointed).length
}

/** The disk takes no rows of the document, and the other tabs hear nothing. */
function onlyTheJournal(): void {
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
  refuseRows(['updates'])
}

/** A tab that writes and another one that waits, of a project that is stored. */
async function twoTabs() {
  const localId = crypto.randomUUID()
  const writer = await openSession(localId, false)
  rename(writer, 'start')
  await isKept(writer)
  const other = await openSession(localId, true)
  return { localId, writer, other }
}

test('[invariant 47] the tab that takes over reads what only the journal of the writer before holds, before it says that all is held', async () => {
  const { localId, writer, other } = await twoTabs()
  onlyTheJournal()
  rename(writer, 'said to be saved')
  await isKept(writer)
  writer.close()
  vi.restoreAllMocks()
  await vi.waitFor(() => expect(nameIn(other)).toBe('said to be saved'))
  other.bus.execute(describeProject, { description: 'after' })
  await isKept(other)
  await closeTab(other)
  const again = await openSession(localId, true)
  expect(nameIn(again)).toBe('said to be saved')
  expect(again.bus.project.meta.description).toBe('after')
  again.close()
})

test('the tab that takes over names what it finds damaged', async () => {
  const { localId, writer, other } = await twoTabs()
  rename(writer, 'damaged')
  await isKept(writer)
  await inJournal(localId, async (database) => {
    const [key] = await database.getAllKeys('entries')
    if (key) await database.put('entries', 'no entry', key)
  })
  writer.close()
  await vi.waitFor(() => {
    const errors = other.entries.flatMap(({ event }) => (event.kind === 'error' ? [event.data] : []))
    expect(errors).toContainEqual(expect.objectContaining({ store: 'journal', why: 'entry', at: 1 }))
  })
  expect(nameIn(other)).toBe('damaged')
  await closeTab(other)
})

test('a tab that is closed while it takes over writes nothing any more', async () => {
  const { localId, writer, other } = await twoTabs()
  onlyTheJournal()
  rename(writer, 'in the journal')
  await isKept(writer)
  vi.restoreAllMocks()
  writer.close()
  await vi.waitFor(() => expect(other.isWriter).toBe(true), { interval: 1 })
  await closeTab(other)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await unheld(localId)).toBeGreaterThan(0)
  const again = await openSession(localId, true)
  expect(nameIn(again)).toBe('in the journal')
  again.close()
})

/** What a tab writes with that has this document. */
function writing(document: Y.Doc) {
  const base = {
    app: '',
    clientId: 1,
    lamport: 0,
    position: { seq: 0, hash: '' },
    undo: null,
    document: new Uint8Array(),
  }
  const recorder = new Recorder('later', () => ({ ...base, document: Y.encodeStateAsUpdateV2(document) }))
  return {
    recorder,
    tab: 'tab',
    readState: () => ({ undo: noUndo, waiting: 0 }),
    isAhead: false,
    lastSeq: () => 0,
    onDamage: () => {},
  }
}

test('a store that could not be read at opening is read before it is written, and left alone when it is of another epoch', async () => {
  const localId = crypto.randomUUID()
  const session = await openSession(localId, false)
  rename(session, 'mine')
  await isKept(session)
  await closeTab(session)

  const rebuilt = new Y.Doc()
  const template = new Y.Doc()
  Y.applyUpdate(template, templateBytes('blank'))
  Y.applyUpdateV2(rebuilt, compactDocument(template))
  const late = new LocalStore(localId, rebuilt)
  await expect(late.startWriting(writing(rebuilt))).rejects.toThrow('another epoch')
  late.close()

  const ofServer = new Y.Doc()
  Y.applyUpdate(ofServer, templateBytes('blank'))
  const store = new LocalStore(localId, ofServer)
  const writer = await store.startWriting(writing(ofServer))
  expect(ofServer.getMap('meta').get('displayName')).toBe('mine')
  await vi.waitFor(() => expect(writer?.stored.get()).toBe(0))
  await vi.waitFor(async () => expect(await unheld(localId)).toBe(0))
  store.close()
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain(journalName(localId))
})

test('an opening that breaks off keeps no other tab from writing', async () => {
  const localId = crypto.randomUUID()
  await expect(openSession(localId, false, false, new Uint8Array([9, 9, 9]))).rejects.toThrow()
  const session = await openSession(localId, false)
  rename(session, 'after it')
  await isKept(session)
  expect(session.isWriter).toBe(true)
  session.close()
})
