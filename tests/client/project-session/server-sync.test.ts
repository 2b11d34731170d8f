import { Server } from '@hocuspocus/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import * as Y from 'yjs'
import { connectServerSync, type ServerSync } from '../../../src/client/project-session/server-sync.ts'

/** A server that keeps every mark until the test answers it. */
let server: Server
let marks: number[]
let sockets: WebSocket[]
let tokens: string[]
/** Tickets that were asked for. */
let asked: number
let ticketAnswer: () => Response
let refusal: string | undefined
let mayWrite: boolean
let answer: (n: number) => void
let document: Y.Doc
let sync: ServerSync | undefined

beforeEach(async () => {
  sockets = []
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string) {
        super(url)
        sockets.push(this)
      }
    },
  )
  ticketAnswer = () => {
    asked += 1
    return Response.json({ ticket: `ticket-${asked}` })
  }
  vi.stubGlobal('fetch', async () => ticketAnswer())
  marks = []
  tokens = []
  asked = 0
  refusal = undefined
  mayWrite = true
  document = new Y.Doc()
  server = new Server({
    quiet: true,
    port: 0,
    address: '127.0.0.1',
    stopOnSignals: false,
    async onAuthenticate({ token, connectionConfig }) {
      tokens.push(token)
      connectionConfig.readOnly = !mayWrite
      if (refusal) throw Object.assign(new Error(refusal), { reason: refusal })
    },
    async onStateless({ payload, connection }) {
      marks.push(JSON.parse(payload).n)
      answer = (n) => connection.sendStateless(JSON.stringify({ kind: 'stored', n }))
    },
  })
  await server.listen()
})
afterEach(async () => {
  sync?.close()
  sync = undefined
  vi.useRealTimers()
  await server.destroy()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Longer than a busy machine takes. */
const patience = { timeout: 15_000 }

function connect({ canWrite = true, onMayWrite = () => {} } = {}): ServerSync {
  sync = connectServerSync({
    url: server.webSocketURL,
    projectId: 'room',
    document,
    canWrite,
    onOldEpoch: () => {},
    onMayWrite,
  })
  return sync
}

/** Connected, with everything acknowledged. */
async function connectSaved(): Promise<ServerSync> {
  const connected = connect()
  await vi.waitFor(() => expect(marks).toEqual([1]), patience)
  answer(1)
  await vi.waitFor(() => expect(connected.state.get()).toBe('saved'), patience)
  return connected
}

/** Settles when the client has handled all that was sent to it: an edit of somebody else's arrives last. */
async function untilHandled(): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    document.getMap('fence').observe(() => resolve())
  })
  server.hocuspocus.documents.get('room')?.getMap('fence').set('beat', marks.length)
  await arrived
}

const problem = (code: string, status: number) => {
  const texts = { type: code, title: code, msg: code, message: code, requestId: 'request' }
  return Response.json({ ...texts, code, status }, { status })
}

const edit = (value: string) => document.getMap('meta').set('title', value)

test('the answer to an earlier mark is not the answer to the last one', async () => {
  const { state } = await connectSaved()
  edit('one')
  await vi.waitFor(() => expect(marks).toEqual([1, 2]), patience)
  edit('two')
  await vi.waitFor(() => expect(marks).toEqual([1, 2, 3]), patience)
  answer(2)
  await untilHandled()
  expect(state.get()).toBe('sending')
  answer(3)
  await vi.waitFor(() => expect(state.get()).toBe('saved'), patience)
})

test('an answer that comes when there is a newer edit without a mark does not save that edit', async () => {
  const { state } = await connectSaved()
  edit('one')
  await vi.waitFor(() => expect(marks).toEqual([1, 2]), patience)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  edit('two')
  answer(2)
  await untilHandled()
  expect(marks).toEqual([1, 2])
  expect(state.get()).toBe('sending')
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(marks).toEqual([1, 2, 3]), patience)
  answer(3)
  await vi.waitFor(() => expect(state.get()).toBe('saved'), patience)
})

test.each([
  ['sync.forbidden', 'no-access'],
  ['sync.login-needed', 'login-needed'],
])(
  'who is not let in because of %s is told so, also after the connection has ended',
  async (reason, told) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    refusal = reason
    const { state } = connect()
    await vi.waitFor(() => expect(state.get()).toBe(told), patience)
    await server.destroy()
    expect(state.get()).toBe(told)
    expect(marks).toEqual([])
  },
)

test.each([
  ['account.login-needed', 401, 'login-needed'],
  ['project.missing', 404, 'no-access'],
])('who gets no ticket because of %s is told so and says nothing to the room', async (code, status, told) => {
  ticketAnswer = () => problem(code, status)
  const { state } = connect()
  await vi.waitFor(() => expect(state.get()).toBe(told), patience)
  expect(tokens).toEqual([])
})

test('[threat 11] each connection shows a ticket of its own, with the epoch of what it holds', async () => {
  await connectSaved()
  edit('one')
  server.hocuspocus.closeConnections()
  sync?.close()
  connect()
  await vi.waitFor(() => expect(tokens).toEqual(['ticket-1', 'ticket-2~1']), patience)
})

test('a ticket that cannot be fetched for a moment is asked for again', async () => {
  const good = ticketAnswer
  ticketAnswer = () => {
    ticketAnswer = good
    return problem('general.failed', 500)
  }
  refusal = 'sync.ticket-needed'
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { state } = connect()
  await vi.waitFor(() => expect(tokens).toEqual(['']), patience)
  refusal = undefined
  for (const connection of sockets) connection.terminate()
  await vi.waitFor(() => expect(tokens).toEqual(['', 'ticket-1']), patience)
  await vi.waitFor(() => expect(state.get()).toBe('sending'), patience)
})

test('who was let in to look hears of it when she may edit, and who may edit or still may not hears nothing', async () => {
  let told = 0
  const onMayWrite = () => {
    told += 1
  }
  mayWrite = false
  connect({ canWrite: false, onMayWrite })
  await sync?.filled
  expect(told).toBe(0)
  mayWrite = true
  for (const socket of sockets) socket.terminate()
  await vi.waitFor(() => expect(told).toBe(1), patience)
  sync?.close()
  connect({ onMayWrite })
  await sync?.filled
  expect(told).toBe(1)
})
