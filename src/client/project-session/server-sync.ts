import { HocuspocusProvider } from '@hocuspocus/provider'
import type { Doc } from 'yjs'
import type { LabelMessage } from '../../../protocol/sync/client-message.ts'
import { PresenceUser } from '../../../protocol/sync/presence.ts'
import { ServerMessage } from '../../../protocol/sync/server-message.ts'
import { createValue, type ObservableValue } from '../observable-value.ts'
import type { Peer } from './project-session.ts'

/** How far the server is with this tab's edits. `saved` is said only after its own word that all is stored durably. */
export type ServerState = 'offline' | 'sending' | 'saved' | 'refused'

export interface ServerSync {
  readonly state: ObservableValue<ServerState>
  readonly peers: ObservableValue<readonly Peer[]>
  /** Settles when the document first holds all that the server has. */
  readonly filled: Promise<void>
  /** The origin of transactions that came from the server. */
  readonly origin: unknown
  /** Call before the update of a command goes out: the server's history gets its name. */
  label(message: Omit<LabelMessage, 'kind'>): void
  close(): void
}

/** How long edits are gathered before the server is asked whether they are stored. */
const markDelayMs = 40

/**
 * Joins a document to its room on the server and keeps it joined over losses of the network.
 *
 * The provider's own acknowledgement only counts messages, so 'saved' is built on marks: after edits a rising number is sent,
 * and the server returns it when everything before it is stored. Edits made offline travel in the handshake of a new
 * connection; the server answers no mark before it has stored that.
 */
export function connectServerSync(url: string, projectId: string, document: Doc): ServerSync {
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
  const lose = (): void => {
    isHandshaken = false
    if (state.get() !== 'refused') state.set('offline')
  }

  const provider: HocuspocusProvider = new HocuspocusProvider({
    url,
    name: projectId,
    document,
    onSynced() {
      isHandshaken = true
      filled.resolve()
      state.set('sending')
      sendMark()
    },
    onStateless({ payload }) {
      const message = ServerMessage.safeParse(JSON.parse(payload))
      if (message.success && message.data.n === lastMark && timer === undefined && isHandshaken)
        state.set('saved')
    },
    onAuthenticationFailed: () => state.set('refused'),
    onDisconnect: lose,
    onClose: lose,
    onAwarenessChange: ({ states }) => peers.set(peersOf(states, document.clientID)),
  })
  const onUpdate = (_update: Uint8Array, origin: unknown): void => {
    if (origin === provider) return
    if (isHandshaken) state.set('sending')
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
  return states.flatMap(({ clientId, user }) => {
    const known = PresenceUser.safeParse(user)
    return known.success && clientId !== own
      ? [{ clientId, name: known.data.name, colour: known.data.colour }]
      : []
  })
}
