import { createDecoder, readVarString, readVarUint } from 'lib0/decoding'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { materialise } from '../../model/project/materialise.ts'
import type { Storage } from '../../server/storage/storage.ts'
import { openEditor } from './support/editor.ts'
import { form, newProject, type Person, signedUp } from './support/person.ts'
import { rawFrame, rawRoom } from './support/raw-room.ts'
import { syncFrame } from './support/raw-socket.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

/** The disk, and how many updates each append brought it. */
let disk = Promise.resolve()
let appends: number[] = []
const watched = (storage: Storage): Storage => ({
  ...storage,
  updateLog: {
    ...storage.updateLog,
    async append(batch) {
      appends.push(batch.updates.length)
      await disk
      return storage.updateLog.append(batch)
    },
  },
})

let server: TestServer
let owner: Person
let friend: Person
let projectId: string
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTestServer({ wrap: watched })
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
})
beforeEach(async () => {
  projectId = await newProject(owner, 'Together')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
})
afterAll(() => server.end())

const rows = () =>
  server.database
    .selectFrom('update_log')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute()

/** Keeps the disk from answering until the function that it answers is called. */
function stopDisk(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  disk = promise
  return resolve
}

/** The one key that each row of the log sets. */
const keysOf = (stored: readonly { bytes: Uint8Array }[]): string[] => {
  const document = new Y.Doc()
  return stored.map(({ bytes }) => {
    const before = new Set(document.getMap('edits').keys())
    Y.applyUpdate(document, bytes)
    return [...document.getMap('edits').keys()].filter((key) => !before.has(key)).join()
  })
}

it('stores what one person does at once with a few appends, in its order, each edit with its own label', async () => {
  const writer = openEditor(owner, projectId)
  const reader = openEditor(friend, projectId)
  await Promise.all([writer.untilStored(), reader.untilStored()])
  appends = []
  const names = Array.from({ length: 300 }, (_, index) => `e${index}`)
  for (const name of names) {
    const label = { key: 'command.entity.move', params: { name } }
    writer.provider.sendStateless(
      JSON.stringify({ kind: 'label', commandId: name, type: 'entity.move', label }),
    )
    writer.document.getMap('edits').set(name, 1)
  }
  await writer.untilStored()
  await until(() => reader.document.getMap('edits').size === 300, 'the reader has all')
  await until(() => !writer.provider.hasUnsyncedChanges, 'each is acknowledged')
  const stored = await rows()
  expect(stored.map((row) => row.command_id)).toEqual(names)
  expect(keysOf(stored)).toEqual(names)
  expect(appends.reduce((sum, count) => sum + count, 0)).toBe(300)
  expect(appends.length).toBeLessThanOrEqual(15)
  writer.close()
  reader.close()
})

it('stores what many in a room do while the disk is busy with one append, and says so after it', async () => {
  const editors = Array.from({ length: 10 }, (_, index) =>
    openEditor(index % 2 === 0 ? owner : friend, projectId),
  )
  await Promise.all(editors.map((editor) => editor.untilStored()))
  appends = []
  const goOn = stopDisk()
  const [first, ...others] = editors
  first?.document.getMap('edits').set('first', 1)
  await until(() => appends.length === 1, 'the disk is busy')
  const marks = others.map((editor, index) => {
    editor.document.getMap('edits').set(`k${index}`, 1)
    return editor.mark()
  })
  await new Promise((resolve) => setTimeout(resolve, 200))
  for (const [index, editor] of others.entries()) expect(editor.stored()).toBeLessThan(marks[index] ?? 0)
  goOn()
  await Promise.all(editors.map((editor) => editor.untilStored()))
  expect(appends).toEqual([1, 9])
  for (const editor of editors) editor.close()
})

it('[threat 15] stores what came before an update that must not come in and what others did, nothing of its sender after it', async () => {
  const other = openEditor(owner, projectId)
  await other.untilStored()
  const socket = await rawRoom(friend, projectId)
  const ended = new Promise((resolve) => {
    socket.on('message', (bytes: Buffer) => {
      const decoder = createDecoder(new Uint8Array(bytes))
      readVarString(decoder)
      if (readVarUint(decoder) === 7) resolve(readVarString(decoder))
    })
  })
  const goOn = stopDisk()
  other.document.getMap('edits').set('busy', 1)
  await until(() => appends.length > 0, 'the disk is busy')
  const deep = new Y.Doc()
  deep.transact(() => {
    let map = deep.getMap('edits')
    for (let depth = 0; depth < 20; depth += 1) map = map.set('in', new Y.Map<unknown>())
  })
  const edit = (key: string): Uint8Array => {
    const document = new Y.Doc()
    document.getMap('edits').set(key, 1)
    return Y.encodeStateAsUpdate(document)
  }
  const { encodeStateAsUpdate } = Y
  for (const update of [edit('before'), encodeStateAsUpdate(deep), edit('after')])
    socket.send(syncFrame(projectId, 2, update))
  other.document.getMap('edits').set('other', 1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  goOn()
  expect(await ended).toBe('sync.update-too-deep')
  await other.untilStored()
  await until(() => other.document.getMap('edits').has('before'), 'what was stored is shown')
  expect(keysOf(await rows()).toSorted()).toEqual(['before', 'busy', 'other'])
  expect([...other.document.getMap('edits').keys()].toSorted()).toEqual(['before', 'busy', 'other'])
  other.close()
  socket.terminate()
})

it('acknowledges an update with a gap only when it has come again with what was missing', async () => {
  const socket = await rawRoom(friend, projectId)
  let acknowledged = 0
  let isIn = false
  socket.on('message', (bytes: Buffer) => {
    const decoder = createDecoder(new Uint8Array(bytes))
    readVarString(decoder)
    const type = readVarUint(decoder)
    if (type === 8) acknowledged += 1
    if (type === 0 && readVarUint(decoder) === 0) isIn = true
  })
  socket.send(rawFrame(projectId, 0, 0, new Uint8Array([0])))
  await until(() => isIn, 'in the room, and asked for what the server does not have')
  const document = new Y.Doc()
  document.getMap('edits').set('lost', 1)
  for (let index = 0; index < 3; index += 1) {
    const known = Y.encodeStateVector(document)
    document.getMap('edits').set(`k${index}`, 1)
    socket.send(syncFrame(projectId, 2, Y.encodeStateAsUpdate(document, known)))
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(acknowledged).toBe(0)
  socket.send(syncFrame(projectId, 1, Y.encodeStateAsUpdate(document)))
  await until(() => acknowledged === 3, 'all three')
  expect((await rows()).length).toBe(1)
  socket.terminate()
})

it('changes a project by a call after somebody’s update was refused in it, and that is stored', async () => {
  const scene = (value: string) =>
    JSON.stringify([
      {
        name: 'Cave',
        template: 'blank',
        default: true,
        thumbnail: '',
        scripts: {
          index: {
            fileName: 'index',
            value,
            level: 0,
            selected: true,
            xmlValue: '',
            kidsCodeFileToParse: value,
          },
        },
      },
    ])
  await owner.call('PUT', '/api/project', form({ id: projectId, scenes: scene('one()') }))
  const [attacker, bystander] = [openEditor(friend, projectId), openEditor(owner, projectId)]
  await Promise.all([attacker.untilStored(), bystander.untilStored()])
  // Deletes everything, and with the same update brings what is too deep.
  const hostile = new Y.Doc()
  Y.applyUpdate(hostile, Y.encodeStateAsUpdate(attacker.document))
  const known = Y.encodeStateVector(hostile)
  hostile.transact(() => {
    for (const name of hostile.share.keys()) {
      let map = hostile.getMap(name)
      for (const key of [...map.keys()]) map.delete(key)
      for (let depth = 0; depth < 20; depth += 1) map = map.set('in', new Y.Map<unknown>())
    }
  })
  attacker.socket.webSocket?.send(
    syncFrame(projectId, 2, new Uint8Array(Y.encodeStateAsUpdate(hostile, known))),
  )
  await until(() => attacker.reasons.includes('sync.update-too-deep'), 'refused')
  const before = (await rows()).length
  const answer = await owner.call('PUT', '/api/project', form({ id: projectId, scenes: scene('two()') }))
  expect(answer.status).toBe(200)
  expect((await rows()).length).toBeGreaterThan(before)
  await bystander.untilStored()
  expect(bystander.document.store.pendingStructs).toBeNull()
  const late = openEditor(owner, projectId)
  await late.untilStored()
  const project = materialise(late.document)
  const files = project.scenes.flatMap(({ id }) => project.files(id))
  expect(files.map(({ id }) => project.text(id))).toEqual(['two()'])
  for (const editor of [attacker, bystander, late]) editor.close()
})

it('moves a project up in the lists while it is edited', async () => {
  const at = async () =>
    Number(
      (
        await server.database
          .selectFrom('project')
          .select('updated_at')
          .where('id', '=', projectId)
          .executeTakeFirstOrThrow()
      ).updated_at,
    )
  const before = await at()
  const writer = openEditor(owner, projectId)
  writer.document.getMap('edits').set('one', 1)
  await writer.untilStored()
  expect(await at()).toBeGreaterThan(before)
  writer.close()
})
