import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import { decodeRecording } from '../../commands/core/recording-file.ts'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { replayRecording } from '../../commands/replay/replay-recording.ts'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import type { EntityId, FileId } from '../../model/ids.ts'
import { materialise } from '../../model/project/materialise.ts'
import { shareEpoch } from '../../src/client/project-session/epoch-lock.ts'
import { readEpoch } from '../../src/client/project-session/epoch-pointer.ts'
import { box } from '../commands/support/workbench.ts'
import { type Browser, startBrowser, type Tab } from './support/browser.ts'
import { openEditor } from './support/editor.ts'
import { longEdits } from './support/long-edited.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let ada: Person
let projectId: string
let browser: Browser
let tabs: Tab[]
let people = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())
afterEach(() => {
  for (const { session } of tabs) session.close()
  vi.unstubAllGlobals()
})

/** A project of a new person that is on the server and open in one tab. */
async function begin(): Promise<Tab> {
  people += 1
  tabs = []
  ada = await signedUp(server.origin, `ada${people}`)
  projectId = await newProject(ada, 'Shared')
  browser = startBrowser(ada, projectId)
  const tab = await open({ isFirst: true })
  build(tab, 'old')
  await saved(tab)
  return tab
}

async function open(options?: Parameters<Browser['open']>[0]): Promise<Tab> {
  const tab = await browser.open(options)
  tabs.push(tab)
  return tab
}

const kindOf = ({ session }: Tab) => session.saveStatus.get().kind
const saved = (tab: Tab) => until(() => kindOf(tab) === 'saved', 'saved')
const documentOf = ({ session }: Tab): Y.Doc => {
  const document = new Y.Doc()
  Y.applyUpdateV2(document, session.snapshot())
  return document
}
const nameOf = ({ session }: Tab, id: string) => session.bus.project.entity(id as EntityId)?.name
function build({ session: { bus } }: Tab, id: string): void {
  expect(bus.execute(createEntity, { ...box(id), sceneId: bus.project.defaultScene.id }).ok).toBe(true)
}
const rename = ({ session }: Tab, id: string, name: string) =>
  session.bus.execute(renameEntity, { entityId: id as EntityId, name })
/** Whether the tab takes edits: one that changes nothing is one. */
const mayEdit = (tab: Tab) => rename(tab, 'old', 'OLD').ok

/** A bus on somebody else's document. */
const busOf = (document: Y.Doc) =>
  createCommandBus({
    document,
    actor: 'ben',
    clock: Date.now,
    newId: () => crypto.randomUUID(),
    journal: new MemoryJournal(),
  })

/** While nobody of this browser is in the room, somebody edits so long that the server rebuilds the project as they leave. */
async function rebuildMeanwhile(edit: (document: Y.Doc) => void = () => {}): Promise<void> {
  const editor = openEditor(ada, projectId)
  await editor.untilSynced()
  const epoch = epochOf(editor.document)
  Y.applyUpdate(editor.document, longEdits(editor.document))
  edit(editor.document)
  await editor.untilStored()
  editor.close()
  await until(
    async () => (await server.storage.updateLog.closedEpoch(projectId, epoch)) !== undefined,
    'a new epoch',
  )
}

/** What the server has now. */
async function onServer(): Promise<Y.Doc> {
  const reader = openEditor(ada, projectId)
  await reader.untilSynced()
  reader.close()
  return reader.document
}

/** Closes the tab and opens it again, as its page does when it is told to. */
async function reopen(tab: Tab): Promise<Tab> {
  await tab.mustReopen
  tab.session.close()
  tabs = tabs.filter((one) => one !== tab)
  return open()
}

it('brings what was done offline into the epoch that the server began meanwhile, and sends nothing of the old one', async () => {
  const tab = await begin()
  browser.setOnline(false)
  await until(() => kindOf(tab) === 'offline', 'offline')
  build(tab, 'offline')
  const { bus } = tab.session
  bus.execute(createFile, { fileId: 'typed' as FileId, sceneId: bus.project.defaultScene.id, kind: 'js' })
  bus.execute(editText, { fileId: 'typed' as FileId, edits: [{ at: 0, remove: 0, insert: '// typed\n' }] })
  await rebuildMeanwhile()
  const rebuilt = Y.encodeStateVector(await onServer())

  browser.setOnline(true)
  const back = await reopen(tab)
  await saved(back)
  const document = documentOf(back)
  expect(epochOf(document)).toBe(2)
  expect(nameOf(back, 'offline')).toBe('OFFLINE')
  expect(back.session.bus.project.text('typed' as FileId)).toMatch(/^\/\/ typed\n/)
  expect(back.session.bus.project.meta.displayName).toBe('n5998')
  const there = await onServer()
  expect(Y.encodeStateVector(there)).toEqual(Y.encodeStateVector(document))
  const known = Y.decodeStateVector(rebuilt)
  const writers = [...Y.decodeStateVector(Y.encodeStateVector(there)).keys()]
  expect(
    writers.filter((client) => !known.has(client)),
    'only the new tabs have written',
  ).toHaveLength(1)
  expect(back.session.bus.undo('scene').ok, 'what was done offline can be undone').toBe(true)
  expect(nameOf(back, 'offline')).toBeUndefined()
})

it('catches up with a project that was rebuilt twice meanwhile', async () => {
  const tab = await begin()
  browser.setOnline(false)
  await until(() => kindOf(tab) === 'offline', 'offline')
  build(tab, 'offline')
  await rebuildMeanwhile()
  await rebuildMeanwhile()
  browser.setOnline(true)
  const second = await reopen(tab)
  const third = await reopen(second)
  await saved(third)
  expect(epochOf(documentOf(third))).toBe(3)
  expect(materialise(await onServer()).entity('offline' as EntityId)?.name).toBe('OFFLINE')
})

it('tells what was refused, also over several epochs, until the person puts it away, and keeps a recording of it', async () => {
  const tab = await begin()
  build(tab, 'other')
  await saved(tab)
  browser.setOnline(false)
  await until(() => kindOf(tab) === 'offline', 'offline')
  rename(tab, 'old', 'Castle')
  rename(tab, 'other', 'Bridge')
  await rebuildMeanwhile((document) => {
    const bus = busOf(document)
    expect(bus.execute(deleteEntities, { entityIds: ['old' as EntityId] }).ok).toBe(true)
    bus.close()
  })
  await rebuildMeanwhile()
  browser.setOnline(true)
  const back = await reopen(await reopen(tab))
  await saved(back)
  expect(nameOf(back, 'other')).toBe('Bridge')
  const { refused, rescues } = back.session.leftBehind.get()
  expect(refused).toEqual([{ type: 'entity.rename', code: 'entity.missing', params: {} }])
  expect(rescues).toHaveLength(1)
  expect(decodeRecording(rescues[0]!).ok).toBe(true)
  expect(replayRecording(rescues[0]!)).toMatchObject({ diverged: 0 })

  await back.session.forgetLeftBehind()
  expect(back.session.leftBehind.get().refused).toEqual([])
  back.session.close()
  tabs = []
  expect((await open()).session.leftBehind.get().refused).toEqual([])
})

it('loses nothing of what another tab edits until it is told of the new epoch', async () => {
  const writer = await begin()
  const other = await open({ tab: 'other' })
  await until(() => kindOf(other) === 'saved', 'the other tab is saved')
  browser.setOnline(false)
  await until(() => kindOf(writer) === 'offline', 'offline')
  await rebuildMeanwhile()
  let built = 0
  const busy = setInterval(() => {
    const { bus } = other.session
    const one = { ...box(`busy${built}`), sceneId: bus.project.defaultScene.id }
    if (bus.execute(createEntity, one).ok) built += 1
  })
  browser.setOnline(true)
  const back = await reopen(writer)
  await other.mustReopen
  clearInterval(busy)
  expect(built).toBeGreaterThan(0)
  const names = back.session.bus.project
    .entities(back.session.bus.project.defaultScene.id)
    .map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('BUSY'))).toHaveLength(built)
  expect(other.session.bus.project.entities(back.session.bus.project.defaultScene.id).length).toBe(
    names.length,
  )
})

it('begins no epoch as long as a tab has not let go of the old one', async () => {
  const writer = await begin()
  browser.setOnline(false)
  await until(() => kindOf(writer) === 'offline', 'offline')
  build(writer, 'offline')
  await rebuildMeanwhile()
  const localId = `${projectId}.local`
  const letGo = await shareEpoch(localId)
  browser.setOnline(true)
  await until(
    async () =>
      !!(await navigator.locks.query()).pending?.some(({ name }) => name === `nestling.epoch.${localId}`),
    'it waits for that tab',
  )
  expect(mayEdit(writer)).toBe(false)
  expect((await readEpoch(localId)).epoch).toBe(1)
  letGo()
  const back = await reopen(writer)
  await saved(back)
  expect(nameOf(back, 'offline')).toBe('OFFLINE')
})

it('takes over the way to the next epoch when the writing tab is gone in the middle of it', async () => {
  const writer = await begin()
  const other = await open({ tab: 'other' })
  browser.setOnline(false)
  await until(() => kindOf(writer) === 'offline', 'offline')
  build(other, 'in-the-other')
  await rebuildMeanwhile()
  const letGo = await shareEpoch(`${projectId}.local`)
  browser.setOnline(true)
  await until(() => !mayEdit(other), 'stopped')
  writer.session.close()
  letGo()
  tabs = tabs.filter((one) => one !== writer)
  const back = await reopen(other)
  await saved(back)
  expect(nameOf(back, 'in-the-other')).toBe('IN-THE-OTHER')
  expect(epochOf(documentOf(back))).toBe(2)
})
