import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { rawRoom } from './support/raw-room.ts'
import { closed, meet, rawSocket, syncFrame } from './support/raw-socket.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { until } from './support/until.ts'

let server: TestServer
let owner: Person
let viewer: Person
let editor: Person
let stranger: Person
let projectId: string
/** Goes with the clock of the machine until a test turns it on. */
let ahead = 0
const now = () => Date.now() + ahead
beforeAll(async () => {
  server = await startTestServer({ now })
  owner = await signedUp(server.origin, 'owner')
  viewer = await signedUp(server.origin, 'viewer')
  editor = await signedUp(server.origin, 'editor')
  stranger = await signedUp(server.origin, 'stranger')
  projectId = await newProject(owner, 'Shared')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'viewer', role: 'viewer' })
  await owner.call('POST', '/api/project/invite', { projectId, username: 'editor', role: 'editor' })
})
afterAll(() => server.end())

const rowsOf = async (id: string) => (await server.storage.updateLog.history(id)).length

describe('the door', () => {
  it('[P01] refuses a visitor with 401', async () => {
    expect(await meet(server.origin, { origin: server.origin })).toEqual({ kind: 'refused', status: 401 })
  })

  it.each([
    ['https://evil.example'],
    ['https://sub.evil.example'],
    ['http://editor.localhost.evil.example'],
    ['null'],
    ['http://127.0.0.1:1'],
    ['the same over https'],
    ['the same, followed by another'],
    [undefined],
  ])('[threat 11] refuses a page of %s with 403, although its cookie is right', async (page) => {
    const origin =
      page === 'the same over https'
        ? server.origin.replace('http:', 'https:')
        : page?.replace('the same, followed by another', `${server.origin}, https://evil.example`)
    const headers = { cookie: owner.cookie, ...(origin !== undefined && { origin }) }
    expect(await meet(server.origin, headers)).toEqual({ kind: 'refused', status: 403 })
  })

  it('knows one path only', async () => {
    const headers = { origin: server.origin, cookie: owner.cookie }
    expect(await meet(server.origin, headers, '/other')).toEqual({ kind: 'refused', status: 404 })
  })

  it('lets one person have 24 sockets and no more', async () => {
    const busy = await signedUp(server.origin, 'busy')
    const sockets = await Promise.all(Array.from({ length: 24 }, () => rawSocket(busy)))
    const headers = { origin: server.origin, cookie: busy.cookie }
    expect(await meet(server.origin, headers)).toEqual({ kind: 'refused', status: 429 })
    for (const socket of sockets) socket.terminate()
    await until(async () => {
      const meeting = await meet(server.origin, headers)
      if (meeting.kind === 'open') meeting.socket.terminate()
      return meeting.kind === 'open'
    }, 'a socket is free again')
  })

  it('closes the sockets of a session that logs out', async () => {
    const leaving = await signedUp(server.origin, 'leaving')
    const end = closed(await rawSocket(leaving))
    await leaving.call('POST', '/api/auth/logout')
    expect(await end).toEqual({ code: 4422, reason: 'sync.login-needed' })
  })
})

describe('roles', () => {
  it('[P03] keeps a private project from a stranger', async () => {
    const opened = openEditor(stranger, projectId)
    await until(() => opened.reasons.length > 0, 'refused')
    expect(opened.reasons[0]).toBe('sync.forbidden')
    opened.close()
  })

  it('[P03] lets an invited editor edit, and both see it', async () => {
    const [one, two] = [openEditor(owner, projectId), openEditor(editor, projectId)]
    await Promise.all([one.untilSynced(), two.untilSynced()])
    one.document.getMap('meta').set('by', 'owner')
    await until(() => two.document.getMap('meta').get('by') === 'owner', 'the editor sees it')
    two.document.getMap('meta').set('by', 'editor')
    await until(() => one.document.getMap('meta').get('by') === 'editor', 'the owner sees it')
    one.close()
    two.close()
  })

  it('[threat 12] [P03] refuses what a viewer writes: nothing stored, others untouched, no mark answered', async () => {
    const [writer, looker] = [openEditor(owner, projectId), openEditor(viewer, projectId)]
    await Promise.all([writer.untilStored(), looker.untilSynced()])
    const rows = await rowsOf(projectId)
    looker.document.getMap('meta').set('hacked', true)
    looker.mark()
    writer.document.getMap('meta').set('after', 1)
    await writer.untilStored()
    await until(() => looker.document.getMap('meta').get('after') === 1, 'the viewer still follows')
    expect(writer.document.getMap('meta').has('hacked')).toBe(false)
    expect(await rowsOf(projectId)).toBe(rows + 1)
    expect(looker.stored()).toBe(0)
    writer.close()
    looker.close()
  })

  it('[threat 12] [P03] takes a role away in an open connection', async () => {
    const helper = await signedUp(server.origin, 'helper')
    await owner.call('POST', '/api/project/invite', { projectId, username: 'helper', role: 'editor' })
    const opened = openEditor(helper, projectId)
    await opened.untilStored()
    await owner.call('POST', '/api/project/invite', { projectId, username: 'helper', role: 'viewer' })
    await until(() => opened.reasons.includes('sync.access-changed'), 'told')
    opened.close()
    const again = openEditor(helper, projectId)
    await again.untilSynced()
    expect(again.provider.authorizedScope).toBe('readonly')
    again.close()
  })
})

describe('[threat 12] a role that changes where this process does not hear of it', () => {
  const hashOf = (document: Y.Doc): string => Buffer.from(Y.encodeStateAsUpdate(document)).toString('hex')

  /** A write under a viewer's own clientID, as both kinds of sync message. */
  function frames(id: string): readonly Uint8Array<ArrayBuffer>[] {
    const document = new Y.Doc()
    document.getMap('meta').set('hacked', true)
    const update = Y.encodeStateAsUpdate(document)
    return [syncFrame(id, 1, update), syncFrame(id, 2, update)]
  }

  it('raw frames of a viewer change nothing, on the server or with others', async () => {
    const [one, two] = [openEditor(owner, projectId), openEditor(editor, projectId)]
    await Promise.all([one.untilStored(), two.untilStored()])
    const before = hashOf(one.document)
    const rows = await rowsOf(projectId)
    const socket = await rawRoom(viewer, projectId)
    for (const frame of frames(projectId)) socket.send(frame)
    two.document.getMap('meta').set('after', 'the frames')
    await two.untilStored()
    await until(() => one.document.getMap('meta').get('after') === 'the frames', 'the later edit')
    expect(hashOf(one.document)).not.toBe(before)
    expect(one.document.getMap('meta').has('hacked')).toBe(false)
    expect(two.document.getMap('meta').has('hacked')).toBe(false)
    expect(await rowsOf(projectId)).toBe(rows + 1)
    socket.terminate()
    one.close()
    two.close()
  })

  it.each([
    ['an editor who only may look', 'viewer', 'sync.access-changed'],
    ['an editor who was sent away', 'nobody', 'sync.access-changed'],
    ['somebody whose login has ended', 'logged out', 'sync.login-needed'],
  ])('stops %s with the first message after a second', async (_name, change, reason) => {
    const name = `late${change.replace(' ', '')}`
    const helper = await signedUp(server.origin, name)
    await owner.call('POST', '/api/project/invite', { projectId, username: name, role: 'editor' })
    const opened = openEditor(helper, projectId)
    await opened.untilStored()
    const account = await server.storage.accounts.byUsername(name)
    const userId = account?.id ?? ''
    if (change === 'viewer') await server.storage.members.invite(projectId, userId, 'viewer', Date.now())
    if (change === 'nobody') await server.storage.members.leave(projectId, userId)
    if (change === 'logged out') await server.storage.sessions.endAllOf(userId)
    const rows = await rowsOf(projectId)
    await delay(1000)
    opened.document.getMap('meta').set('too late', true)
    await until(() => opened.reasons.includes(reason), `told ${reason}: ${opened.reasons.join()}`)
    expect(await rowsOf(projectId)).toBe(rows)
    opened.close()
  })
})

it.each([
  ['leaves', 'sync.access-changed'],
  ['logged out', 'sync.login-needed'],
])(
  '[threat 12] who only listens and %s elsewhere is sent away within a minute, others stay',
  async (change, reason) => {
    const name = `silent${change.replace(' ', '')}`
    const [reader, other] = [await signedUp(server.origin, name), await signedUp(server.origin, `${name}2`)]
    for (const username of [name, `${name}2`])
      await owner.call('POST', '/api/project/invite', { projectId, username, role: 'viewer' })
    const rooms = [openEditor(reader, projectId), openEditor(other, projectId)] as const
    await Promise.all(rooms.map((room) => room.untilSynced()))
    const userId = (await server.storage.accounts.byUsername(name))?.id ?? ''
    if (change === 'leaves') await server.storage.members.leave(projectId, userId)
    else await server.storage.sessions.endAllOf(userId)
    ahead += 60_000
    await until(() => rooms[0].reasons.includes(reason), `told ${reason}`)
    expect(rooms[1].reasons).toEqual([])
    for (const room of rooms) room.close()
  },
)

it('a project may be opened by many at once from nothing, and its first state is the owner’s', async () => {
  const id = await newProject(owner, 'Fresh')
  const document = new Y.Doc()
  document.getMap('meta').set('displayName', 'Fresh')
  const first = openEditor(owner, id, { document })
  await first.untilStored()
  const second = openEditor(owner, id)
  await second.untilSynced()
  expect(second.document.getMap('meta').toJSON()).toEqual({ displayName: 'Fresh' })
  first.close()
  second.close()
})
