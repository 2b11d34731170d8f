import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Storage } from '../../server/storage/storage.ts'
import { createSyncTickets } from '../../server/sync/sync-tickets.ts'
import { openEditor } from './support/editor.ts'
import { newProject, type Person, signedUp, visitor } from './support/person.ts'
import { authFrame } from './support/raw-room.ts'
import { closed, rawSocket } from './support/raw-socket.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'
import { ticketFor } from './support/ticket.ts'
import { until } from './support/until.ts'

const silent = pino({ level: 'silent' })
let isDiskFull = false
const breakable = (storage: Storage): Storage => ({
  ...storage,
  usedTickets: {
    add: (...used) =>
      isDiskFull ? Promise.reject(new Error('database or disk is full')) : storage.usedTickets.add(...used),
  },
})

let server: TestServer
let owner: Person
let other: Person
let projectId: string
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTestServer({ wrap: breakable })
  owner = await signedUp(server.origin, 'owner')
  other = await signedUp(server.origin, 'other')
  projectId = await newProject(owner, 'Room')
})
afterEach(() => {
  isDiskFull = false
})
afterAll(() => server.end())

/** Shows a token at the door of a room: let in, or how the socket was closed. */
async function show(person: Person, token: string, room = projectId): Promise<string> {
  const socket = await rawSocket(person)
  const end = closed(socket).then(({ reason }) => reason)
  const answer = new Promise<string>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (data.toString().includes('read-write')) resolve('in')
    })
  })
  socket.send(authFrame(room, token))
  const outcome = await Promise.race([answer, end])
  socket.terminate()
  return outcome
}

const ticketOf = async (person: Person, room = projectId): Promise<string> => {
  const { ticket } = await ticketFor(person, room)
  return ticket
}

it('[threat 11] lets nobody into a room who shows no ticket, although cookie and page are right', async () => {
  expect(await show(owner, '')).toBe('sync.ticket-needed')
  expect(await show(owner, 'a.b.c')).toBe('sync.ticket-needed')
  expect(await show(owner, '~1')).toBe('sync.ticket-needed')
  expect(await show(owner, await ticketOf(owner))).toBe('in')
})

it('[threat 11] takes a ticket once, and of many who show it at once one', async () => {
  const ticket = await ticketOf(owner)
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => show(owner, ticket)))
  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1)
  expect(await show(owner, ticket)).toBe('sync.ticket-needed')
})

it('[threat 11] takes a ticket for its own room, from its own login, unchanged', async () => {
  const second = await newProject(owner, 'Second')
  expect(await show(owner, await ticketOf(owner), second)).toBe('sync.ticket-needed')
  await owner.call('POST', '/api/project/invite', { projectId, username: 'other', role: 'editor' })
  expect(await show(other, await ticketOf(owner))).toBe('sync.ticket-needed')
  const again = visitor(server.origin)
  await again.call('POST', '/api/auth/login', { username: 'owner', password: 'correct horse' })
  expect(await show(again, await ticketOf(owner))).toBe('sync.ticket-needed')
  const [id, endsAt, signature] = (await ticketOf(owner)).split('.')
  expect(await show(owner, [id, Number(endsAt) + 1, signature].join('.'))).toBe('sync.ticket-needed')
})

it('[threat 11] gives tickets to who may be in the room only', async () => {
  const secret = await newProject(owner, 'Secret')
  const ask = (person: Person, body: object) => person.call('POST', '/api/sync/ticket', body)
  expect((await ask(visitor(server.origin), { projectId: secret })).json.code).toBe('account.login-needed')
  expect((await ask(other, { projectId: secret })).json.code).toBe('project.missing')
  expect((await ask(owner, {})).status).toBe(400)
  expect((await ask(owner, { projectId: '../../etc' })).status).toBe(400)
  const foreign = await fetch(`${server.origin}/api/sync/ticket`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', cookie: owner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ projectId: secret }),
  })
  expect(foreign.status).toBe(403)
})

it('[threat 11] lets a ticket run out after 30 seconds', async () => {
  let now = 1_000_000
  const uses = new Set<string>()
  const tools = {
    keys: { key: async () => 'key' },
    used: { add: async (id: string) => uses.size !== uses.add(id).size },
    now: () => now,
    logger: silent,
  }
  const holder = { projectId: 'room', tokenHash: 'login' }
  const tickets = createSyncTickets(tools)
  const [early, late] = [await tickets.issue(holder), await tickets.issue(holder)]
  now += 29_999
  expect(await tickets.use(early, holder)).toBe(true)
  now += 1
  expect(await tickets.use(late, holder)).toBe(false)
})

it('[threat 11] of several processes one takes a ticket', async () => {
  const tools = {
    keys: server.storage.serverKeys,
    used: server.storage.usedTickets,
    now: Date.now,
    logger: silent,
  }
  const holder = { projectId, tokenHash: 'login' }
  const [one, two] = [createSyncTickets(tools), createSyncTickets(tools)]
  const ticket = await one.issue(holder)
  expect(await two.use(ticket, holder)).toBe(true)
  expect(await one.use(ticket, holder)).toBe(false)
})

it('lets people look at their projects while the disk is full, once a ticket', async () => {
  isDiskFull = true
  const ticket = await ticketOf(owner)
  expect(await show(owner, ticket)).toBe('in')
  expect(await show(owner, ticket)).toBe('sync.ticket-needed')
})

it('a client that comes back asks for a new ticket each time', async () => {
  const editor = openEditor(owner, projectId)
  await editor.untilSynced()
  for (let round = 0; round < 3; round += 1) {
    editor.socket.webSocket?.close()
    await until(() => !editor.provider.isSynced, 'away')
    await editor.untilStored()
  }
  editor.close()
  expect(editor.reasons).not.toContain('sync.ticket-needed')
})
