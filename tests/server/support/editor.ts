import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import WebSocket from 'ws'
import * as Y from 'yjs'
import { joinToken } from '../../../protocol/sync/join-token.ts'
import { ServerMessage } from '../../../protocol/sync/server-message.ts'
import type { Person } from './person.ts'
import { ticketFor } from './ticket.ts'
import { until } from './until.ts'

/** Somebody's open project: the real provider and our protocol of marks. */
export interface Editor {
  readonly document: Y.Doc
  readonly provider: HocuspocusProvider
  readonly socket: HocuspocusProviderWebsocket
  /** Close and failure reasons in the order they came. */
  readonly reasons: readonly string[]
  /** Asks for a mark; answers its number. */
  mark(): number
  /** The highest mark that the server called stored. */
  stored(): number
  /** Marks now and waits until all of it is stored. */
  untilStored(): Promise<void>
  untilSynced(): Promise<void>
  close(): void
}

interface EditorOptions {
  /** Of `document`; absent: it is empty. */
  readonly epoch?: number
  readonly document?: Y.Doc
  readonly origin?: string
  readonly onStored?: (n: number) => void
}

/** Opens a project as a browser of `person` would. */
export function openEditor(person: Person, projectId: string, options: EditorOptions = {}): Editor {
  const document = options.document ?? new Y.Doc()
  const headers = { origin: options.origin ?? person.origin, cookie: person.cookie }
  class BrowserSocket extends WebSocket {
    constructor(url: string) {
      super(url, { headers })
      this.on('unexpected-response', (_request, response) => {
        reasons.push(`http ${response.statusCode}`)
        // A browser comes again by itself when the server could not answer.
        if ((response.statusCode ?? 0) >= 500) this.terminate()
      })
      this.on('error', () => {})
    }
  }
  const reasons: string[] = []
  let lastMark = 0
  let stored = 0
  const socket = new HocuspocusProviderWebsocket({
    url: `${person.origin.replace(/^http/, 'ws')}/sync`,
    WebSocketPolyfill: BrowserSocket,
    delay: 50,
    minDelay: 20,
    maxDelay: 200,
    factor: 1.2,
    jitter: true,
  })
  const provider = new HocuspocusProvider({
    name: projectId,
    document,
    websocketProvider: socket,
    token: async () => {
      const { ticket, reason } = await ticketFor(person, projectId)
      if (reason !== undefined) reasons.push(reason)
      return joinToken({ ticket, epoch: options.epoch })
    },
    onAuthenticationFailed: ({ reason }) => reasons.push(reason),
    onClose: ({ event }) => reasons.push(String(event.reason)),
    onStateless: ({ payload }) => {
      const message = ServerMessage.parse(JSON.parse(payload))
      if (message.kind !== 'stored') return
      stored = Math.max(stored, message.n)
      options.onStored?.(stored)
    },
  })
  provider.attach()
  const mark = (): number => {
    lastMark += 1
    provider.sendStateless(JSON.stringify({ kind: 'mark', n: lastMark }))
    return lastMark
  }
  const untilSynced = () => until(() => provider.isSynced, 'synced')
  return {
    document,
    provider,
    socket,
    reasons,
    mark,
    stored: () => stored,
    untilSynced,
    async untilStored() {
      await untilSynced()
      const wanted = mark()
      await until(() => stored >= wanted, `mark ${wanted} stored`)
    },
    close() {
      provider.destroy()
      socket.destroy()
    },
  }
}
