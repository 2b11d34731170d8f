import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { decodeRecording } from '../../../commands/core/recording-file.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { templateBytesIn } from '../../../content/templates/template-bytes-in.ts'
import type { EntityId } from '../../../model/ids.ts'
import { documentName } from '../../../src/client/project-session/document-rows.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { LocalStore } from '../../../src/client/project-session/local-store.ts'
import { openProjectSession } from '../../../src/client/project-session/open-project-session.ts'
import type { SessionOptions } from '../../../src/client/project-session/session-options.ts'
import { openTabChannel } from '../../../src/client/project-session/tab-channel.ts'
import { workbench } from '../../commands/support/workbench.ts'
import { isKept } from './support/large-step.ts'
import { anyRow, refuseRows } from './support/refuse-rows.ts'
import { sessionOptions } from './support/session-options.ts'
import { holdTurn } from './support/turns.ts'

let localId: string
let open: LiveSession[]

beforeEach(() => {
  localId = crypto.randomUUID()
  open = []
})
afterEach(() => {
  for (const session of open) session.close()
})

async function session(
  isStored: boolean,
  onFirstEdit = () => {},
  tab: string = crypto.randomUUID(),
  given: Partial<SessionOptions> = {},
): Promise<LiveSession> {
  const start = isStored ? null : templateBytes('blank')
  const opening = await openProjectSession(
    sessionOptions(localId, { tab, isStored, start, onFirstEdit, ...given }),
  )
  if (!opening.ok) throw new Error(opening.code)
  open.push(opening.session)
  return opening.session
}

/** Closes a tab as its person does, and waits until its lock is free. */
async function close(closed: LiveSession): Promise<void> {
  closed.close()
  open = open.filter((other) => other !== closed)
  await vi.waitFor(async () =>
    expect((await navigator.locks.query()).held?.some(({ name }) => name?.includes(localId))).toBe(false),
  )
}

const rename = (on: LiveSession, displayName: string) => on.bus.execute(renameProject, { displayName })
const nameIn = (on: LiveSession) => on.bus.project.meta.displayName
/** What somebody sees of it. */
const shown = ({ bus: { project } }: LiveSession) => [project.meta, project.entities(project.defaultScene.id)]

test('a world that is only looked at leaves nothing in the browser; its first edit is told once', async () => {
  const onFirstEdit = vi.fn()
  const looked = await session(false, onFirstEdit)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await indexedDB.databases()).filter(({ name }) => name?.includes(localId))).toEqual([])
  rename(looked, 'One')
  rename(looked, 'Two')
  expect(onFirstEdit).toHaveBeenCalledTimes(1)
  await isKept(looked)
})

test('of two tabs that only look, the one that writes stores what the other one edits, and that one alone tells its first edit', async () => {
  const [ofWriter, ofOther, beside] = [vi.fn(), vi.fn(), vi.fn()]
  const writer = await session(false, ofWriter, 'first', { onOtherEdits: beside })
  const other = await session(false, ofOther)
  rename(other, 'Edited in the second')
  await other.kept
  await isKept(other)
  await isKept(writer)
  expect(ofOther).toHaveBeenCalledTimes(1)
  expect(ofWriter).not.toHaveBeenCalled()
  expect(beside).toHaveBeenCalledTimes(1)
  rename(writer, 'Edited in the first')
  expect(ofWriter).toHaveBeenCalledTimes(1)
  await isKept(writer)
  other.close()
  await close(writer)
  expect(nameIn(await session(true))).toBe('Edited in the first')
})

test('a tab that would begin it in another language takes what another one holds and has edited, though no disk does', async () => {
  onTestFinished(refuseRows(anyRow))
  const first = await session(false, () => {}, 'first', { start: await templateBytesIn('castle', 'en') })
  rename(first, 'Mine')
  const things = first.bus.project.entities(first.bus.project.defaultScene.id)
  const changes = things.slice(0, 5).map(({ id }) => ({ entityId: id, position: [7, 8, 9] as const }))
  first.bus.execute(transformEntities, { changes })
  const before = shown(first)
  const german = await templateBytesIn('castle', 'de')
  const second = await session(true, () => {}, 'second', { start: german })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([first, second].map(shown)).toEqual([before, before])
})

test('a tab that waits for one that is still opening gets what that one has', async () => {
  const held = await holdTurn(localId)
  const opening = session(false, () => {}, 'second', { start: await templateBytesIn('castle', 'de') })
  const channel = openTabChannel(localId, ({ type }) => {
    if (type !== 'hello' || !hasOpened) return
    const own = { seq: 0, after: 0, client: 1, clock: 0 }
    channel.send({ type: 'update', update, from: 'the first', own, isEdited: false })
  })
  const update = await templateBytesIn('castle', 'en')
  let hasOpened = false
  await new Promise((resolve) => setTimeout(resolve, 100))
  hasOpened = true
  channel.send({ type: 'hello', from: 'the first', stateVector: new Uint8Array([0]) })
  const english = workbench()
  Y.applyUpdate(english.document, update)
  expect((await opening).bus.project.meta).toEqual(english.bus.project.meta)
  held()
  channel.close()
})

test('a tab whose turn comes before anybody has answered looks at the disk again before it begins anything', async () => {
  const first = await session(false)
  rename(first, 'Stored at last')
  await isKept(first)
  await close(first)
  const kill = await holdTurn(localId)
  const load = vi.spyOn(LocalStore.prototype, 'load')
  load.mockResolvedValueOnce({ states: new Map(), damages: [] })
  const opening = session(true, () => {}, 'second', { start: await templateBytesIn('castle', 'de') })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  kill()
  expect(nameIn(await opening)).toBe('Stored at last')
  load.mockRestore()
})

test('a tab that has got what another one edited keeps it, also when that one is gone at once', async () => {
  const kill = await holdTurn(localId)
  const edited = workbench()
  Y.applyUpdate(edited.document, templateBytes('blank'))
  edited.bus.execute(renameProject, { displayName: 'Of the one that is gone' })
  const update = Y.encodeStateAsUpdate(edited.document)
  let hasGone = false
  const channel = openTabChannel(localId, ({ type }) => {
    if (type !== 'hello' || hasGone) return
    hasGone = true
    const own = { seq: 1, after: 0, client: edited.document.clientID, clock: 0 }
    channel.send({ type: 'update', update, from: 'the other', own, isEdited: true })
    kill()
  })
  onTestFinished(() => channel.close())
  const beside = vi.fn<() => void>()
  const second = await session(false, () => {}, 'second', { onOtherEdits: beside })
  await isKept(second)
  expect(beside).toHaveBeenCalledTimes(1)
  await close(second)
  expect(nameIn(await session(true))).toBe('Of the one that is gone')
})

test('two tabs that look at what begins otherwise in each keep nothing of it, until one is edited', async () => {
  const first = await session(false)
  const second = await session(false, () => {}, 'second', { start: await templateBytesIn('castle', 'de') })
  const template = ({ bus }: LiveSession) => bus.project.scenes.map(({ id }) => id).join()
  await vi.waitFor(() => expect(template(first)).toBe(template(second)))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([first, second].map(({ saveStatus }) => saveStatus.get().kind)).toEqual(['untouched', 'untouched'])
  expect((await indexedDB.databases()).filter(({ name }) => name?.includes(localId))).toEqual([])
  rename(second, 'Of both')
  await isKept(second)
  await isKept(first)
})

test('a tab that only looked has the edits of the one that was killed, and stores them, also when that one was of an older version', async () => {
  const kill = await holdTurn(localId)
  const looked = await session(false)
  const channel = openTabChannel(localId, () => undefined)
  const edited = workbench()
  Y.applyUpdateV2(edited.document, looked.snapshot())
  edited.bus.execute(renameProject, { displayName: 'Of the killed' })
  channel.send({
    type: 'update',
    update: Y.encodeStateAsUpdate(edited.document),
    from: 'the other',
  })
  await vi.waitFor(() => expect(nameIn(looked)).toBe('Of the killed'))
  channel.close()
  kill()
  await isKept(looked)
  await close(looked)
  expect(nameIn(await session(true))).toBe('Of the killed')
})

test('what is said to be on this device is there after a reload, with its undo', async () => {
  const first = await session(false)
  const [thing] = first.bus.project.entities(first.bus.project.defaultScene.id)
  rename(first, 'A name')
  first.bus.execute(transformEntities, {
    changes: [{ entityId: thing?.id as EntityId, position: [1, 2, 3] }],
  })
  await isKept(first)
  await close(first)

  const second = await session(true)
  expect(nameIn(second)).toBe('A name')
  expect(second.bus.project.entity(thing?.id as EntityId)?.position).toEqual([1, 2, 3])
  expect(second.bus.undo('scene').ok).toBe(true)
  expect(second.bus.project.entity(thing?.id as EntityId)?.position).toEqual(thing?.position)
})

test('the journal closes the holes of the document’s own store', async () => {
  const first = await session(false)
  rename(first, 'Kept by the journal')
  await isKept(first)
  await close(first)
  const store = await openDB(documentName(localId))
  await store.clear('updates')
  store.close()

  const second = await session(true)
  expect(nameIn(second)).toBe('Kept by the journal')
  expect(second.bus.project.entities(second.bus.project.defaultScene.id).length).toBeGreaterThan(3)
})

test('two tabs of one browser stay equal; the second’s edit is on this device when the first has stored it', async () => {
  const first = await session(false)
  rename(first, 'From the first')
  await isKept(first)
  const second = await session(true)
  expect(nameIn(second)).toBe('From the first')
  rename(second, 'From the second')
  await vi.waitFor(() => expect(nameIn(first)).toBe('From the second'))
  await isKept(second)
  rename(first, 'And back')
  await vi.waitFor(() => expect(nameIn(second)).toBe('And back'))
})

test('when the writing tab closes, the other takes over and loses nothing', async () => {
  const first = await session(false)
  rename(first, 'One')
  await isKept(first)
  const second = await session(true)
  first.close()
  open = open.filter((other) => other !== first)
  rename(second, 'After the takeover')
  await isKept(second)
  await close(second)
  expect(nameIn(await session(true))).toBe('After the takeover')
})

test('undo in one tab leaves the other tab’s later work alone', async () => {
  const first = await session(false)
  rename(first, 'Mine')
  await isKept(first)
  const second = await session(true)
  rename(second, 'Yours')
  await vi.waitFor(() => expect(nameIn(first)).toBe('Yours'))
  const surface = 'scene'
  const outcome = first.bus.undo(surface)
  expect(outcome.ok).toBe(false)
  expect(nameIn(first)).toBe('Yours')
})

test('a recording holds the session and replays without divergence', async () => {
  const recorded = await session(false)
  rename(recorded, 'Recorded')
  const file = await recorded.recording()
  expect(decodeRecording(file).ok).toBe(true)
  expect(replayRecording(file)).toMatchObject({ diverged: 0, entries: 1 })
})

test('each tab finds its own undo again after a reload, while the other stays open', async () => {
  const first = await session(false, () => {}, 'tab-a')
  const scene = first.bus.project.defaultScene.id
  const [a, b] = first.bus.project.entities(scene)
  const move = (on: LiveSession, entityId: EntityId | undefined) =>
    on.bus.execute(transformEntities, { changes: [{ entityId: entityId as EntityId, position: [7, 7, 7] }] })
  move(first, a?.id)
  await isKept(first)
  const second = await session(true, () => {}, 'tab-b')
  move(second, b?.id)
  await isKept(second)

  second.close()
  const secondAgain = await session(true, () => {}, 'tab-b')
  expect(secondAgain.bus.undo('scene').ok).toBe(true)
  expect(secondAgain.bus.project.entity(b?.id as EntityId)?.position).toEqual(b?.position)
  expect(secondAgain.bus.nextUndo('scene')).toBeUndefined()

  await close(first).catch(() => {})
  const firstAgain = await session(true, () => {}, 'tab-a')
  expect(firstAgain.bus.undo('scene').ok).toBe(true)
  expect(firstAgain.bus.project.entity(a?.id as EntityId)?.position).toEqual(a?.position)
})

test('a project that is claimed in one tab moves in all of them', async () => {
  const first = await session(false)
  rename(first, 'Ours')
  await isKept(first)
  const moved = vi.fn()
  const opening = await openProjectSession(sessionOptions(localId, { tab: 'other', onMoved: moved }))
  if (opening.ok) open.push(opening.session)
  const place = { projectId: 'p', username: 'mia', name: 'ours', access: 'owner', account: 'mia' } as const
  first.tellMoved(place)
  await vi.waitFor(() => expect(moved).toHaveBeenCalledWith(place))
})
