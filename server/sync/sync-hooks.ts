import type { Connection, Document, Extension } from '@hocuspocus/server'
import { isTransactionOrigin, OutgoingMessage } from '@hocuspocus/server'
import { messageYjsSyncStep1, messageYjsSyncStep2 } from 'y-protocols/sync'
import * as Y from 'yjs'
import { ClientMessage } from '../../protocol/sync/client-message.ts'
import { readJoinToken } from '../../protocol/sync/join-token.ts'
import { may } from '../auth/policy.ts'
import type { Projects } from '../storage/ports/projects.ts'
import type { Sessions } from '../storage/ports/sessions.ts'
import { createAccessWatch } from './access-watch.ts'
import { createDelivery, type Delivery } from './delivery.ts'
import { createGreeter } from './greet.ts'
import type { LoadTools } from './load-project.ts'
import { createPresenceGuard } from './presence-guard.ts'
import { type GateRoom, openProjectGate, type ProjectGate } from './project-gate.ts'
import type { SyncContext } from './sync-context.ts'
import { SyncRefusal } from './sync-refusal.ts'
import type { SyncTickets } from './sync-tickets.ts'

/** How often a project that is being edited is moved up in the lists of projects. */
const touchMs = 5000

/** The origin of what other processes have stored; hocuspocus neither stores nor publishes that again. */
const fromProcess = { source: 'redis' } as const

const isFromProcess = (origin: unknown): boolean =>
  origin !== fromProcess && isTransactionOrigin(origin) && origin.source === fromProcess.source

interface HookTools extends LoadTools {
  readonly projects: Projects
  readonly sessions: Sessions
  readonly tickets: SyncTickets
}

interface HookEnd {
  /** People are sent away only to come back: from now on a room that empties is not rebuilt. */
  stopping(): void
  closed(): Promise<void>
  /** The projects that are open here. */
  openGates(): ReadonlyMap<string, ProjectGate>
  /** The way into an open room's project, for changes that the server makes for somebody. */
  gateOf(document: Document): ProjectGate
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What hocuspocus asks us: who may open a project, what it holds, and above all whether an update may come in. Only
 * `onAuthenticate`, `onLoadDocument`, `beforeSync` and `beforeHandleAwareness` may reject; the others never do.
 */
export function createSyncHooks(tools: HookTools): Extension<SyncContext> & HookEnd {
  const gates = new WeakMap<Document, ProjectGate>()
  const open = new Map<string, ProjectGate>()
  const deliveries = new WeakMap<Connection, Delivery>()
  const closing = new Map<string, Promise<void>>()
  const touched = new Map<string, number>()
  const checkAccess = createAccessWatch(tools)
  const keepOwnPresence = createPresenceGuard(tools.now)
  const greet = createGreeter(tools.now)
  let isStopping = false

  const deliveryOf = (connection: Connection): Delivery => {
    const known = deliveries.get(connection)
    if (known) return known
    const created = createDelivery((message) => connection.sendStateless(JSON.stringify(message)))
    deliveries.set(connection, created)
    return created
  }

  const gateOf = (document: Document): ProjectGate => {
    const gate = gates.get(document)
    if (!gate) throw new SyncRefusal('sync.not-stored')
    return gate
  }

  const touch = async (projectId: string): Promise<void> => {
    const now = tools.now()
    if (now - (touched.get(projectId) ?? 0) < touchMs) return
    touched.set(projectId, now)
    await tools.projects.touch(projectId, now)
  }

  const askForAll = (connection: Connection): void =>
    connection.send(
      new OutgoingMessage(connection.messageAddress)
        .createSyncMessage()
        .writeFirstSyncStepFor(connection.document)
        .toUint8Array(),
    )

  const roomOf = (document: Document): GateRoom => ({
    onNews: (updates) =>
      document.transact(() => {
        for (const update of updates) Y.applyUpdate(document, update, fromProcess)
      }, fromProcess),
    onOver() {
      for (const connection of document.getConnections()) {
        connection.close({ code: 4422, reason: 'sync.old-epoch' })
      }
    },
  })

  const checkEpoch = (gate: ProjectGate | undefined, epoch: number | undefined): void => {
    if (gate && !gate.isOfEpoch(epoch)) throw new SyncRefusal('sync.old-epoch')
  }

  return {
    stopping() {
      isStopping = true
    },

    closed: async () => {
      await Promise.all(closing.values())
    },

    openGates: () => open,

    gateOf,

    async onAuthenticate({ documentName, context, connectionConfig, token }) {
      const { ticket, epoch } = readJoinToken(token)
      const holder = { projectId: documentName, tokenHash: context.tokenHash }
      if (!(await tools.tickets.use(ticket, holder))) {
        // The whole socket closes, for a client comes back from that with a new ticket.
        context.socket.refuse('sync.ticket-needed')
        throw new SyncRefusal('sync.ticket-needed')
      }
      const standing = await tools.projects.standing(documentName, context.account.id)
      if (!standing || !may(standing, context.account.id, 'join')) throw new SyncRefusal('sync.forbidden')
      connectionConfig.readOnly = !may(standing, context.account.id, 'edit')
      await closing.get(documentName)
      checkEpoch(open.get(documentName), epoch)
      return { epoch }
    },

    async connected({ connection }) {
      connection.onClose(connection.context.socket.joined(() => connection.waitForPendingMessages()))
      // The room was opened after this person was let in, and another epoch may have begun meanwhile.
      if (!gateOf(connection.document).isOfEpoch(connection.context.epoch))
        connection.close({ code: 4422, reason: 'sync.old-epoch' })
    },

    async onLoadDocument({ documentName, document }) {
      await closing.get(documentName)
      const gate = await openProjectGate(documentName, tools, roomOf(document))
      Y.applyUpdate(document, gate.state())
      document.on('update', (_update: Uint8Array, origin: unknown) => {
        if (isFromProcess(origin)) gate.refresh()
      })
      gates.set(document, gate)
      open.set(documentName, gate)
      document.on('destroy', () => {
        touched.delete(documentName)
        if (open.get(documentName) === gate) open.delete(documentName)
        const done = gate.close({ mayRebuild: !isStopping }).finally(() => {
          if (closing.get(documentName) === done) closing.delete(documentName)
        })
        closing.set(documentName, done)
      })
    },

    async beforeHandleMessage({ connection }) {
      await checkAccess(connection)
    },

    async beforeSync({ type, payload, document, documentName, connection, context }) {
      const delivery = deliveryOf(connection)
      checkEpoch(gates.get(document), context.epoch)
      if (type === messageYjsSyncStep1) {
        delivery.asked()
        return
      }
      if (connection.readOnly) return
      try {
        const gate = gateOf(document)
        const verdict = await gate.admit({
          bytes: payload,
          userId: context.account.id,
          label: delivery.takeLabel(),
        })
        if (verdict === 'stored') {
          if (type === messageYjsSyncStep2) delivery.complete()
          await touch(documentName)
          return
        }
        if (type === messageYjsSyncStep2) throw new SyncRefusal('sync.update-incomplete')
        leaveOut(payload)
        if (delivery.leftOut()) askForAll(connection)
      } catch (error) {
        if (!(error instanceof SyncRefusal) || error.reason === 'sync.not-stored') context.socket.cut()
        throw error
      }
    },

    async onStateless({ payload, connection }) {
      const message = ClientMessage.safeParse(readJson(payload))
      if (!message.success) connection.context.socket.reportBadFrame()
      else if (message.data.kind === 'sticker' || message.data.kind === 'ping')
        greet(connection, message.data)
      else if (connection.readOnly) return
      else if (message.data.kind === 'label') deliveryOf(connection).label(message.data)
      else deliveryOf(connection).mark(message.data.n)
    },

    async beforeHandleAwareness({ states, connection, context, document }) {
      if (!connection || !context) return
      const gate = gateOf(document)
      keepOwnPresence(states, connection, (clientId) => gate.isForeign(clientId, context.account.id))
    },
  }
}

/**
 * Turns an update into an empty one. Hocuspocus can only refuse a message by closing the connection, but a client that types
 * while it reconnects sends updates with a gap in good faith; `payload` is a view of the message that is about to be applied.
 */
function leaveOut(payload: Uint8Array): void {
  payload.fill(0)
}
