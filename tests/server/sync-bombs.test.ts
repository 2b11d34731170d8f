import { createEncoder, toUint8Array, writeAny, writeVarString, writeVarUint } from 'lib0/encoding'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { maxUpdateParts, maxValueDepth } from '../../protocol/sync/sync-limits.ts'
import { type Editor, openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { closed, meet, rawSocket, syncFrame } from './support/raw-socket.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let friend: Person
let roomId: string
/** At work in another room all the time. */
let neighbour: Editor
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
  neighbour = openEditor(owner, await newProject(owner, 'Neighbour'))
  await neighbour.untilStored()
})
afterAll(async () => {
  neighbour.close()
  await server.end()
})

let attacker: Editor
let beganAt: number
beforeEach(async () => {
  roomId = await newProject(owner, 'Bombed')
  await owner.call('POST', '/api/project/invite', { projectId: roomId, username: 'friend', role: 'editor' })
  attacker = openEditor(friend, roomId)
  attacker.document.getMap('meta').set('seed', 1)
  await attacker.untilStored()
  beganAt = process.memoryUsage().rss
})
afterEach(() => attacker.close())

/** One client's structs as the bytes of an update, before its deletions. */
function structs(
  client: number,
  count: number,
  write: (encoder: ReturnType<typeof createEncoder>, index: number) => void,
): Uint8Array {
  const encoder = createEncoder()
  for (const part of [1, count, client, 0]) writeVarUint(encoder, part)
  for (let index = 0; index < count; index += 1) write(encoder, index)
  writeVarUint(encoder, 0)
  return toUint8Array(encoder)
}

type Value = Parameters<typeof writeAny>[1]

/** A value under a key of `meta`. */
const keyed = (encoder: ReturnType<typeof createEncoder>, key: string, value: Value): void => {
  writeVarUint(encoder, 8 | 32)
  writeVarUint(encoder, 1)
  writeVarString(encoder, 'meta')
  writeVarString(encoder, key)
  writeVarUint(encoder, 1)
  writeAny(encoder, value)
}

const nested = (depth: number): Value => {
  let value: Value = 1
  for (let index = 0; index < depth; index += 1) value = [value]
  return value
}

/** A list so deep that no recursion can write it: `117 1` opens a list of one. */
function bottomless(depth: number): Uint8Array {
  return structs(77_777, 1, (encoder) => {
    keyed(encoder, 'deep', 1)
    encoder.cpos -= 2
    for (let index = 0; index < depth; index += 1) {
      writeVarUint(encoder, 117)
      writeVarUint(encoder, 1)
    }
    writeVarUint(encoder, 126)
  })
}

function deepTypes(): Uint8Array {
  const document = new Y.Doc()
  document.transact(() => {
    let map = document.getMap('meta')
    for (let depth = 0; depth < 2_000; depth += 1) {
      const inner = new Y.Map<unknown>()
      map.set('in', inner)
      map = inner
    }
  })
  return Y.encodeStateAsUpdate(document)
}

/** Deletes every second character of a text, which has all been there. */
function deletedRanges(count: number): Uint8Array {
  const encoder = createEncoder()
  for (const part of [0, 1, 77_777, count]) writeVarUint(encoder, part)
  for (let index = 0; index < count; index += 1) {
    writeVarUint(encoder, index * 2)
    writeVarUint(encoder, 1)
  }
  return toUint8Array(encoder)
}

function subdocuments(count: number): Uint8Array {
  const document = new Y.Doc()
  document.transact(() => {
    for (let index = 0; index < count; index += 1) document.getMap('meta').set(`d${index}`, new Y.Doc())
  })
  return Y.encodeStateAsUpdate(document)
}

const emptyClients = (count: number): Uint8Array => {
  const encoder = createEncoder()
  writeVarUint(encoder, count)
  for (let index = 0; index < count; index += 1) for (const part of [0, index, 0]) writeVarUint(encoder, part)
  writeVarUint(encoder, 0)
  return toUint8Array(encoder)
}

const manyKeys = (count: number) => structs(77_777, count, (encoder, index) => keyed(encoder, `k${index}`, 1))
const manyValues = () =>
  structs(77_777, 1, (encoder) =>
    keyed(
      encoder,
      'list',
      Array.from({ length: 2_000_000 }, () => null),
    ),
  )

/** What closes the connection, and the name of the refusal. */
const bombs: readonly (readonly [string, () => Uint8Array, string])[] = [
  ['a third of a million keys', () => manyKeys(350_000), 'sync.update-too-large'],
  ['a million deleted ranges', () => deletedRanges(1_000_000), 'sync.update-too-large'],
  ['two million values in one list', manyValues, 'sync.update-too-large'],
  ['a million clients who say nothing', () => emptyClients(1_000_000), 'sync.update-too-large'],
  ['shared types 2,000 deep', deepTypes, 'sync.update-too-deep'],
  [
    'lists deeper than a page can walk',
    () => structs(77_777, 1, (encoder) => keyed(encoder, 'deep', nested(maxValueDepth + 1))),
    'sync.update-too-deep',
  ],
  ['lists a million deep', () => bottomless(1_000_000), 'sync.update-unreadable'],
  ['documents in the document', () => subdocuments(1_000), 'sync.update-unreadable'],
  [
    'a count of structs that is not true',
    () => Uint8Array.of(1, 255, 255, 255, 255, 15, 77, 0),
    'sync.update-unreadable',
  ],
]

/** How long the neighbour's edits take to be stored, in ms, while `work` goes on. */
async function latencies(work: Promise<unknown>): Promise<readonly number[]> {
  const measured: number[] = []
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  while (!isDone || measured.length < 20) {
    const begin = performance.now()
    neighbour.document.getMap('meta').set('beat', measured.length)
    await neighbour.untilStored()
    measured.push(performance.now() - begin)
  }
  return measured
}

const rows = async () => (await server.storage.updateLog.history(roomId)).length

it.each(bombs)(
  '[threat 15] %s: refused, nothing stored, memory bounded, others work on',
  async (_name, make, reason) => {
    const bomb = syncFrame(roomId, 2, make())
    const before = await rows()
    const refused = (async () => {
      attacker.socket.webSocket?.send(bomb)
      await until(() => attacker.reasons.includes(reason), `${reason}: ${attacker.reasons.join()}`)
    })()
    const measured = await latencies(refused)
    await refused
    expect(await rows()).toBe(before)
    expect(Math.max(...measured)).toBeLessThan(2_000)
    const late = openEditor(owner, roomId)
    await late.untilStored()
    expect(late.document.getMap('meta').toJSON()).toEqual({ seed: 1 })
    late.close()
    expect(process.memoryUsage().rss - beganAt).toBeLessThan(300 * 1024 * 1024)
  },
)

it('[threat 15] 20 MB in one frame: the socket closes with 1009', async () => {
  const socket = await rawSocket(friend)
  const end = closed(socket)
  const update = structs(77_777, 1, (encoder) => keyed(encoder, 'big', 'x'.repeat(20 * 1024 * 1024)))
  socket.send(syncFrame(roomId, 2, update))
  expect((await end).code).toBe(1009)
})

it('[threat 15] compressed frames are not spoken: none can unpack to more than it weighs', async () => {
  const headers = { origin: server.origin, cookie: friend.cookie }
  const meeting = await meet(server.origin, headers)
  if (meeting.kind === 'refused') throw new Error(String(meeting.status))
  expect(meeting.socket.extensions).toBe('')
  meeting.socket.terminate()
})

it('[threat 15] a flood of updates with gaps is left out, and keeps nothing in memory', async () => {
  const before = await rows()
  const flood = (async () => {
    for (let index = 0; index < 5_000; index += 1) {
      const encoder = createEncoder()
      for (const part of [1, 1, 1_000 + index, 5]) writeVarUint(encoder, part)
      keyed(encoder, 'gap', 'x'.repeat(200))
      writeVarUint(encoder, 0)
      attacker.socket.webSocket?.send(syncFrame(roomId, 2, toUint8Array(encoder)))
    }
    await attacker.untilStored()
  })()
  const measured = await latencies(flood)
  await flood
  expect(await rows()).toBe(before)
  expect(Math.max(...measured)).toBeLessThan(2_000)
})

it('[threat 15] what is just within the limits comes in, once', async () => {
  const document = new Y.Doc()
  document.transact(() => {
    for (let index = 0; index < 20_000; index += 1) document.getMap('meta').set(`k${index}`, index)
    document.getMap('meta').set('deep', nested(maxValueDepth - 1))
  })
  Y.applyUpdate(attacker.document, Y.encodeStateAsUpdate(document))
  await attacker.untilStored()
  const late = openEditor(owner, roomId)
  await late.untilStored()
  expect(late.document.getMap('meta').size).toBe(20_002)
  late.close()
  expect(20_000).toBeLessThan(maxUpdateParts)
})
