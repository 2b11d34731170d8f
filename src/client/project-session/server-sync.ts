import { HocuspocusProvider } from '@hocuspocus/provider'
import type { Doc } from 'yjs'
import { epochOf } from '../../../model/epochs/epoch-of.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { LabelMessage } from '../../../protocol/sync/client-message.ts'
import { joinToken } from '../../../protocol/sync/join-token.ts'
import { PresenceBlocks, PresenceCaret, PresenceUser } from '../../../protocol/sync/presence.ts'
import { ServerMessage } from '../../../protocol/sync/server-message.ts'
import { call } from '../http/call.ts'
import { syncTicketRoute } from '../http/sync-routes.ts'
import { createValue, type ObservableValue } from '../observable-value.ts'
import type { Peer } from './project-session.ts'

/** How far the server is with this tab's edits. `saved` is said only after its own word that all is stored durably. */
export type ServerState = 'offline' | 'sending' | 'saved' | 'login-needed' | 'no-access'

export interface ServerSync {
  readonly state: ObservableValue<ServerState>
  readonly peers: ObservableValue<readonly Peer[]>
  /** Settles when the document first holds all that the server has. */
  readonly filled: Promise<void>
  /** The origin of transactions that came from the server. */
  readonly origin: unknown
  /** Call before the update of a command goes out: the server's history gets its name. */
  label(message: Omit<LabelMessage, 'kind'>): void
  /** Lets the others in the room see what the person has in hand. */
  tellBlocks(blocks: PresenceBlocks | null): void
  /** Lets the others in the room see where the person's caret is. */
  tellCaret(caret: PresenceCaret | null): void
  close(): void
}

interface ServerSyncOptions {
  readonly url: string
  readonly projectId: string
  readonly document: Doc
  /** Whether the session was opened to edit; being let in only to look is then a loss of access. */
  readonly canWrite: boolean
  /** The server has begun another epoch than the document's, and takes nothing of it: see `epoch-handover.ts`. */
  readonly onOldEpoch: () => void
  /** The session was opened to look, and the person may edit now. */
  readonly onMayWrite: () => void
}

/** Reasons that pass by themselves: the provider comes back, and nothing is lost. */
const passing: ReadonlySet<string> = new Set([
  'sync.access-changed',
  'sync.ticket-needed',
  'sync.too-many-connections',
  'sync.bad-frames',
  'sync.too-fast',
  'sync.written-much',
  'sync.not-stored',
  'sync.old-epoch',
])

/** Reasons why there is no ticket that do not pass by themselves. */
const isNoAccess = (code: ErrorCode): boolean => code === 'project.missing' || code === 'sync.forbidden'

/** How long edits are gathered before the server is asked whether they are stored. */
const markDelayMs = 40

/**
 * Joins a document to its room on the server and keeps it joined over losses of the network.
 *
 * The provider's own acknowledgement only counts messages, so 'saved' is built on marks: after edits a rising number is sent,
 * and the server returns it when everything before it is stored. Edits made offline travel in the handshake of a new
 * connection; the server answers no mark before it has stored that.
 */
export function connectServerSync(options: ServerSyncOptions): ServerSync {
  const { url, projectId, document, canWrite, onOldEpoch, onMayWrite } = options
  const state = createValue<ServerState>('offline')
  const peers = createValue<readonly Peer[]>([])
  const filled = Promise.withResolvers<void>()
  let lastMark = 0
  let isHandshaken = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendMark = (): void => {
    timer = undefined
    if (!isHandshaken) return
    lastMark += 1
    provider.sendStateless(JSON.stringify({ kind: 'mark', n: lastMark }))
  }
  /** A refusal stays the reason until a connection works again. */
  const isRefused = (): boolean => state.get() === 'login-needed' || state.get() === 'no-access'
  const lose = (reason?: string): void => {
    isHandshaken = false
    if (reason === 'sync.old-epoch') onOldEpoch()
    if (reason === 'sync.login-needed') state.set('login-needed')
    else if (reason?.startsWith('sync.') && !passing.has(reason)) state.set('no-access')
    else if (!isRefused()) state.set('offline')
  }

  /**
   * The ticket for this connection. Without one, for a reason that passes, the server closes the socket and the next asks again; what
   * does not pass is the state until the server's deadline for a login is over and all begins anew.
   */
  const ticket = async (): Promise<string> => {
    const answer = await call(syncTicketRoute, { projectId })
    if (answer.ok) return answer.data.ticket
    const isLoginNeeded = answer.error.code === 'account.login-needed'
    if (!isLoginNeeded && !isNoAccess(answer.error.code)) return ''
    lose(isLoginNeeded ? 'sync.login-needed' : 'sync.forbidden')
    throw new Error(answer.error.code)
  }

  const provider: HocuspocusProvider = new HocuspocusProvider({
    url,
    name: projectId,
    document,
    token: async () => {
      const given = await ticket()
      return joinToken({
        ticket: given,
        epoch: document.store.clients.size > 0 ? epochOf(document) : undefined,
      })
    },
    onAuthenticated({ scope }) {
      if (scope === 'readonly' && canWrite) state.set('no-access')
      if (scope !== 'readonly' && !canWrite) onMayWrite()
    },
    onSynced() {
      isHandshaken = true
      if (provider.authorizedScope === 'readonly') {
        filled.resolve()
        return
      }
      filled.resolve()
      state.set('sending')
      sendMark()
    },
    onStateless({ payload }) {
      const message = ServerMessage.safeParse(JSON.parse(payload))
      if (!message.success || message.data.kind !== 'stored') return
      if (message.data.n === lastMark && timer === undefined && isHandshaken) state.set('saved')
    },
    onAuthenticationFailed: ({ reason }) => lose(reason),
    onDisconnect: () => lose(),
    onClose: ({ event }) => lose(event.reason),
    onAwarenessChange: ({ states }) => peers.set(peersOf(states, document.clientID)),
  })
  const onUpdate = (_update: Uint8Array, origin: unknown): void => {
    if (origin === provider) return
    if (isHandshaken && !isRefused()) state.set('sending')
    timer ??= setTimeout(sendMark, markDelayMs)
  }
  document.on('update', onUpdate)

  return {
    state,
    peers,
    filled: filled.promise,
    origin: provider,
    label: (message) => {
      if (isHandshaken) provider.sendStateless(JSON.stringify({ kind: 'label', ...message }))
    },
    tellBlocks: (blocks) => provider.setAwarenessField('blocks', blocks),
    tellCaret: (caret) => provider.setAwarenessField('caret', caret),
    close() {
      clearTimeout(timer)
      document.off('update', onUpdate)
      provider.destroy()
    },
  }
}

/** Everybody else in the room; one entry a connection, named by the server's word only. */
function peersOf(
  states: readonly { readonly clientId: number; readonly [field: string]: unknown }[],
  own: number,
): readonly Peer[] {
  return states.flatMap(({ clientId, user, blocks, caret }) => {
    const known = PresenceUser.safeParse(user)
    if (!known.success || clientId === own) return []
    const { name, colour } = known.data
    const inHand = PresenceBlocks.safeParse(blocks)
    const at = PresenceCaret.safeParse(caret)
    return [
      {
        clientId,
        name,
        colour,
        ...(inHand.success && { blocks: inHand.data }),
        ...(at.success && { caret: at.data }),
      },
    ]
  })
}
