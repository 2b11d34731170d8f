import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { type Editor, openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { closed, rawSocket, syncFrame } from './support/raw-socket.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let friend: Person
let projectId: string
let attacker: Editor
let bystander: Editor
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTestServer()
  owner = await signedUp(server.origin, 'owner')
  friend = await signedUp(server.origin, 'friend')
})
beforeEach(async () => {
  projectId = await newProject(owner, 'Room')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'friend', role: 'editor' })
  attacker = openEditor(friend, projectId)
  bystander = openEditor(owner, projectId)
  bystander.document.getMap('meta').set('seed', 1)
  await Promise.all([attacker.untilStored(), bystander.untilStored()])
  await until(() => attacker.document.getMap('meta').has('seed'), 'both are in')
})
afterEach(() => {
  attacker.close()
  bystander.close()
})
afterAll(() => server.end())

const rows = async () => (await server.storage.updateLog.history(projectId)).length

/** Sends a sync frame past the provider. */
const sendRaw = (kind: 1 | 2, update: Uint8Array) => {
  attacker.socket.webSocket?.send(syncFrame(projectId, kind, update))
}

/** Refused with this reason, nothing stored, and the bystander's next edit still works and is alone. */
async function expectRefused(send: () => void, reason: string): Promise<void> {
  const before = await rows()
  send()
  await until(() => attacker.reasons.includes(reason), `closed with ${reason} (${attacker.reasons.join()})`)
  expect(await rows()).toBe(before)
  bystander.document.getMap('meta').set('still', 'here')
  await bystander.untilStored()
  expect(bystander.document.getMap('meta').toJSON()).toEqual({ seed: 1, still: 'here' })
  expect(await rows()).toBe(before + 1)
}

function deepUpdate(): Uint8Array {
  const document = new Y.Doc()
  document.transact(() => {
    let map = document.getMap('meta')
    for (let depth = 0; depth < 20; depth += 1) {
      const inner = new Y.Map<unknown>()
      map.set('in', inner)
      map = inner
    }
  })
  return Y.encodeStateAsUpdate(document)
}

/** Written on under the bystander's clientID. */
function forgedUpdate(): Uint8Array {
  const forged = new Y.Doc()
  Y.applyUpdate(forged, Y.encodeStateAsUpdate(bystander.document))
  forged.clientID = bystander.document.clientID
  const known = Y.encodeStateVector(forged)
  forged.getMap('meta').set('forged', true)
  return Y.encodeStateAsUpdate(forged, known)
}

function bigUpdate(bytes: number): Uint8Array {
  const document = new Y.Doc()
  document.getMap('meta').set('big', 'x'.repeat(bytes))
  return Y.encodeStateAsUpdate(document)
}

describe('an update that must not come in', () => {
  it('[threat 15] malformed: closes, stores nothing', () =>
    expectRefused(
      () => sendRaw(2, new Uint8Array([1, 255, 255, 255, 255, 9, 9, 9])),
      'sync.update-unreadable',
    ))

  it.each([
    ['struct', [1, 1, 7, 0, 0, 0, 0]],
    ['deletion', [0, 1, 7, 1, 0, 0]],
  ])(
    '[threat 15] with a %s of no length, after which the project could not be written: closes, stores nothing',
    (_what, bytes) => expectRefused(() => sendRaw(2, new Uint8Array(bytes)), 'sync.update-unreadable'),
  )

  it('[threat 15] too deep: closes, stores nothing', () =>
    expectRefused(() => sendRaw(2, deepUpdate()), 'sync.update-too-deep'))

  it('[threat 14] under the clientID of somebody else: closes, stores nothing, the victim works on', () =>
    expectRefused(() => sendRaw(2, forgedUpdate()), 'sync.foreign-author'))

  it.each([
    ['too deep', deepUpdate, 'sync.update-too-deep'],
    ['under the clientID of somebody else', forgedUpdate, 'sync.foreign-author'],
  ])('%s, and again: is refused again, and never called stored', async (_name, makeUpdate, reason) => {
    const update = makeUpdate()
    const before = await rows()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const editor = openEditor(friend, projectId)
      await editor.untilStored()
      editor.socket.webSocket?.send(syncFrame(projectId, 2, update))
      const mark = editor.mark()
      await until(() => editor.reasons.length > 0 || editor.stored() >= mark, 'an answer')
      expect(editor.reasons).toContain(reason)
      expect(editor.stored()).toBeLessThan(mark)
      editor.close()
    }
    expect(await rows()).toBe(before)
    bystander.document.getMap('meta').set('still', 'here')
    await bystander.untilStored()
    expect(await rows()).toBe(before + 1)
  })

  it('[threat 15] a full answer with a gap: closes, stores nothing', () =>
    expectRefused(() => sendRaw(1, gappedUpdate()), 'sync.update-incomplete'))

  it('[threat 15] larger than a frame may be: closes the socket with 1009', async () => {
    const before = await rows()
    const socket = await rawSocket(friend)
    const end = closed(socket)
    socket.send(syncFrame(projectId, 2, bigUpdate(9 * 1024 * 1024)))
    expect((await end).code).toBe(1009)
    expect(await rows()).toBe(before)
  })

  it('[threat 15] making the project larger than it may be: closes, stores nothing more', async () => {
    sendRaw(2, bigUpdate(7 * 1024 * 1024))
    await attacker.untilStored()
    sendRaw(2, bigUpdate(7 * 1024 * 1024))
    await until(() => attacker.reasons.includes('sync.project-too-large'), 'full')
    bystander.document.getMap('meta').set('small', 1)
    await bystander.untilStored()
  })
})

function gappedUpdate(): Uint8Array {
  const document = new Y.Doc()
  document.getMap('meta').set('first', 1)
  const known = Y.encodeStateVector(document)
  document.getMap('meta').set('second', 2)
  return Y.encodeStateAsUpdate(document, known)
}

describe('an update with a gap', () => {
  it('[threat 15] is left out and not stored, and the client is asked for what is missing', async () => {
    const before = await rows()
    const stored = attacker.stored()
    sendRaw(2, gappedUpdate())
    await attacker.untilStored()
    expect(attacker.stored()).toBe(stored + 1)
    expect(await rows()).toBe(before)
    const late = openEditor(owner, projectId)
    await late.untilSynced()
    expect(late.document.store.pendingStructs).toBeNull()
    expect(late.document.getMap('meta').has('second')).toBe(false)
    late.close()
  })

  it('made in good faith by a client that edits while it reconnects, loses nothing', async () => {
    const map = attacker.document.getMap('edits')
    for (let round = 0; round < 5; round += 1) {
      attacker.socket.disconnect()
      await until(() => !attacker.provider.isSynced, 'away')
      map.set(`offline-${round}`, 1)
      const timer = setInterval(() => map.set(`live-${round}-${map.size}`, 1), 1)
      await attacker.socket.connect()
      await until(() => attacker.provider.isSynced, 'back')
      clearInterval(timer)
    }
    await attacker.untilStored()
    await until(() => bystander.document.getMap('edits').size === map.size, 'everything arrived')
  })
})

describe('frames that make no sense', () => {
  it('are counted, and then the socket is closed; others do not notice', async () => {
    const socket = await rawSocket(friend)
    const end = closed(socket)
    for (let index = 0; index < 20; index += 1) socket.send(new Uint8Array([3, 120, 0xff]))
    expect(await end).toEqual({ code: 4422, reason: 'sync.bad-frames' })
    bystander.document.getMap('meta').set('fine', 1)
    await bystander.untilStored()
  })

  it('as text, or as a stateless message that is none of ours, are counted too', async () => {
    const socket = await rawSocket(friend)
    const end = closed(socket)
    for (let index = 0; index < 20; index += 1) socket.send('hello')
    expect((await end).reason).toBe('sync.bad-frames')
    for (let index = 0; index < 20; index += 1) attacker.provider.sendStateless('{"kind":"nonsense"}')
    await until(() => attacker.socket.webSocket?.readyState !== 1, 'closed')
  })

  it('[threat 15] 10,000 random ones leave the server alive', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31)
    console.log(`fuzz seed ${seed}`)
    let state = seed
    const random = (below: number): number => {
      state = (state * 1103515245 + 12345) % 2 ** 31
      return state % below
    }
    const valid = syncFrame(projectId, 2, gappedUpdate())
    for (let round = 0; round < 50; round += 1) {
      const socket = await rawSocket(friend)
      for (let index = 0; index < 200; index += 1) {
        const frame = random(2) === 0 ? Uint8Array.from(valid) : new Uint8Array(random(40))
        for (let change = random(4); change >= 0; change -= 1) {
          if (frame.length > 0) frame[random(frame.length)] = random(256)
        }
        socket.send(frame)
      }
      socket.terminate()
    }
    bystander.document.getMap('meta').set('alive', 1)
    await bystander.untilStored()
  })
})
