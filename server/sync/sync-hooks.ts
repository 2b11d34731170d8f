import type { Document, Extension } from '@hocuspocus/server'
import { isTransactionOrigin } from '@hocuspocus/server'
import * as Y from 'yjs'
import type { Projects } from '../storage/ports/projects.ts'
import type { Sessions } from '../storage/ports/sessions.ts'
import { createAccessWatch } from './access-watch.ts'
import { createDeliveries } from './delivery.ts'
import { createGreeter } from './greet.ts'
import { createStatelessEar } from './hear-stateless.ts'
import { createJoiners } from './joiners.ts'
import type { GateRoom } from './kept-copy.ts'
import { createDoor } from './let-in.ts'
import type { LoadTools } from './load-project.ts'
import { createPresenceGuard } from './presence-guard.ts'
import { openProjectGate, type ProjectGate } from './project-gate.ts'
import { createReceiver } from './receive-update.ts'
import type { SyncContext } from './sync-context.ts'
import { SyncRefusal } from './sync-refusal.ts'
import type { SyncTickets } from './sync-tickets.ts'

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

/**
 * What hocuspocus asks us: who may open a project, what it holds, and above all whether an update may come in. Only
 * `onAuthenticate`, `onLoadDocument`, `beforeHandleMessage`, `beforeSync` and `beforeHandleAwareness` may reject; the others never do.
 */
export function createSyncHooks(tools: HookTools): Extension<SyncContext> & HookEnd {
  const gates = new WeakMap<Document, ProjectGate>()
  const open = new Map<string, ProjectGate>()
  const joiners = createJoiners()
  const closing = new Map<string, Promise<void>>()
  const checkAccess = createAccessWatch(tools)
  const keepOwnPresence = createPresenceGuard(tools.now)
  const letIn = createDoor(tools)
  const deliveryOf = createDeliveries()
  const hear = createStatelessEar(deliveryOf, createGreeter(tools.now))
  let isStopping = false

  const gateOf = (document: Document): ProjectGate => {
    const gate = gates.get(document)
    if (!gate) throw new SyncRefusal('sync.not-stored')
    return gate
  }

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

  const receive = createReceiver(tools, {
    gateOf,
    deliveryOf,
    checkEpoch: (document, epoch) => checkEpoch(gates.get(document), epoch),
  })

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
      return joiners.join(documentName, context.socket, async () => {
        const { epoch, isReadOnly } = await letIn(documentName, token, context)
        connectionConfig.readOnly = isReadOnly
        await closing.get(documentName)
        checkEpoch(open.get(documentName), epoch)
        return { epoch }
      })
    },

    async connected({ connection, documentName }) {
      joiners.arrived(documentName, connection.context.socket)
      connection.onClose(connection.context.socket.joined(() => connection.waitForPendingMessages()))
      // The room was opened after this person was let in, and another epoch may have begun meanwhile.
      if (!gateOf(connection.document).isOfEpoch(connection.context.epoch))
        connection.close({ code: 4422, reason: 'sync.old-epoch' })
    },

    async onLoadDocument({ documentName, document }) {
      await closing.get(documentName)
      const gate = await openProjectGate(documentName, tools, roomOf(document)).catch((error: unknown) => {
        tools.logger.error({ err: error, projectId: documentName }, 'project could not be opened')
        joiners.failed(documentName)
        throw error
      })
      Y.applyUpdate(document, gate.state())
      document.on('update', (_update: Uint8Array, origin: unknown) => {
        if (isFromProcess(origin)) gate.refresh()
      })
      gates.set(document, gate)
      open.set(documentName, gate)
      document.on('destroy', () => {
        joiners.forget(documentName)
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

    beforeSync: receive,

    onStateless: hear,

    async beforeHandleAwareness({ states, connection, context, document }) {
      if (!connection || !context) return
      const gate = gateOf(document)
      keepOwnPresence(states, connection, (clientId) => gate.isForeign(clientId, context.account.id))
    },
  }
}
