import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { FileId } from '../../../model/ids.ts'
import { openTabChannel, type TabMessage } from '../../../src/client/project-session/tab-channel.ts'
import { TabExchange } from '../../../src/client/project-session/tab-exchange.ts'

let projectId: string
let heard: TabMessage[]
let closings: (() => void)[]
let spoken = 0

beforeEach(() => {
  projectId = crypto.randomUUID()
  heard = []
  const channel = openTabChannel(projectId, (message) => void heard.push(message))
  closings = [() => channel.close()]
})
afterEach(() => {
  for (const close of closings) close()
})

/** A tab with a bus of its own, whose disk is the test: `disk` holds what waits for it. */
function openTab(tab: string) {
  const document = new Y.Doc()
  Y.applyUpdate(document, templateBytes('blank'))
  const disk: { readonly seq: number; readonly done: () => void }[] = []
  const acknowledged: number[] = []
  const word: { now?: Parameters<TabExchange['tellWriter']>[0] } = {}
  let count = 0
  const bus = createCommandBus({
    document,
    actor: tab,
    clock: () => 0,
    newId: () => `${tab}-${++count}`,
    journal: { append: (entry) => exchange.tell(entry, undefined) },
  })
  const exchange = new TabExchange({
    projectId,
    tab,
    document,
    bus: () => bus,
    lastSeq: () => bus.journalPosition.seq,
    whenStored: (seq, done) => void disk.push({ seq, done }),
    onStored: (entry) => void acknowledged.push(entry),
    isEdited: () => true,
    onEdited: () => {},
    onMoved: () => {},
    onWriter: () => {},
    onEnding: () => {},
    word: () => word.now,
  })
  closings.push(() => {
    exchange.close()
    bus.close()
  })
  const rename = (displayName: string) => bus.execute(renameProject, { displayName })
  /** Says something that has no effect and waits for it: all that this tab said before has come by then. */
  const speakLast = async (): Promise<void> => {
    const waiting = ++spoken
    exchange.tellWriter({ server: 'offline', waiting, failure: null, isRewriting: false })
    await until(() => heard.some((message) => message.type === 'writer' && message.word.waiting === waiting))
  }
  return { bus, document, exchange, disk, word, acknowledged, rename, speakLast }
}

const count = (type: TabMessage['type']): number => heard.filter((message) => message.type === type).length
const until = (isDone: () => boolean) => vi.waitFor(() => expect(isDone()).toBe(true), { timeout: 15_000 })

test('another tab’s edit is acknowledged when the disk has it, and not before', async () => {
  const [other, writer] = [openTab('other'), openTab('writer')]
  other.rename('Hers')
  await until(() => writer.bus.project.meta.displayName === 'Hers')
  await writer.speakLast()
  expect(count('stored')).toBe(0)
  expect(writer.disk.map(({ seq }) => seq)).toEqual([writer.bus.journalPosition.seq])
  expect(other.acknowledged).toEqual([])

  writer.disk[0]?.done()
  await until(() => other.acknowledged.length > 0)
  expect(other.acknowledged).toEqual([other.bus.journalPosition.seq])
})

test('an edit goes over the channel once, however many tabs take it in', async () => {
  const [first, second, third] = [openTab('first'), openTab('second'), openTab('third')]
  first.rename('Once')
  for (const tab of [second, third]) {
    await until(() => tab.bus.project.meta.displayName === 'Once')
    await tab.speakLast()
  }
  expect(count('update')).toBe(1)
})

test('what came from the server is told to the other tabs, and asks for no acknowledgement', async () => {
  const [writer, other] = [openTab('writer'), openTab('other')]
  const elsewhere = new Y.Doc()
  elsewhere.getMap('meta').set('description', 'from afar')
  writer.bus.applyRemote(Y.encodeStateAsUpdate(elsewhere), 'server')
  await until(() => other.bus.project.meta.description === 'from afar')
  expect(count('update')).toBe(1)
  expect(other.disk).toEqual([])
})

test('a deletion that the writer missed is not acknowledged with the one after it, but asked for', async () => {
  const [other, writer] = [openTab('other'), openTab('writer')]
  const fileId = FileId.parse('script')
  const erase = (remove: number): void => {
    const edits = [{ at: 0, remove, insert: '' }]
    expect(other.bus.execute(editText, { fileId, edits })).toMatchObject({ ok: true })
    other.bus.endMerge()
  }
  const sceneId = other.bus.project.defaultScene.id
  other.bus.execute(createFile, { fileId, sceneId, kind: 'js', text: 'cube.spin()' })
  await until(() => writer.bus.project.text(fileId) !== '')
  const clock = () => Y.getState(other.document.store, other.document.clientID)
  const before = clock()
  const lost = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(() => {})
  erase(5)
  lost.mockRestore()
  erase(4)
  expect(clock(), 'deletions alone').toBe(before)
  await until(() => writer.disk.length > 1)
  await writer.speakLast()
  for (const { done } of writer.disk) done()
  await until(() => other.acknowledged.length > 1)
  expect(writer.bus.project.text(fileId)).toBe(other.bus.project.text(fileId))
  expect(other.acknowledged.at(-1)).toBe(other.bus.journalPosition.seq)
  expect(count('hello')).toBe(1)
})

test('who opens is told what the writer knows now, not what it said last', async () => {
  const [writer, other] = [openTab('writer'), openTab('other')]
  writer.word.now = { server: 'offline', waiting: 5, failure: null, isRewriting: false }
  other.exchange.hello()
  await until(() => count('writer') === 1)
  expect(heard.find(({ type }) => type === 'writer')).toMatchObject({ word: { waiting: 5 } })
})
