import type { Document, Extension } from '@hocuspocus/server'
import { messageYjsSyncStep1, messageYjsSyncStep2 } from 'y-protocols/sync'
import * as Y from 'yjs'
import type { Profiles } from '../storage/ports/profiles.ts'
import type { Projects } from '../storage/ports/projects.ts'
import type { Sessions } from '../storage/ports/sessions.ts'
import type { VolumeMeter } from '../volume/volume-meter.ts'
import { type AccessWatch, createAccessWatch } from './access-watch.ts'
import { createBreath } from './breath.ts'
import { decodeBounded } from './decode-bounded.ts'
import { createDeliveries } from './delivery.ts'
import { createGreeter } from './greet.ts'
import { createJoiners } from './joiners.ts'
import { createDoor } from './let-in.ts'
import { isFromProcess, liveRoom } from './live-room.ts'
import { createPresenceGuard } from './presence-guard.ts'
import { type GateTools, openProjectGate, type ProjectGate } from './project-gate.ts'
import { createQuestionPace } from './question-pace.ts'
import { createSeats } from './room-seat.ts'
import type { SyncContext } from './sync-context.ts'
import { SyncRefusal } from './sync-refusal.ts'
import type { SyncTickets } from './sync-tickets.ts'

interface HookTools extends Omit<GateTools, 'breathe'> {
  readonly profiles: Profiles
  readonly projects: Projects
  readonly sessions: Sessions
  readonly tickets: SyncTickets
  readonly volume: VolumeMeter
}

interface HookEnd {
  /** People are sent away only to come back: from now on a room that empties is not rebuilt. */
  stopping(): void
  closed(): Promise<void>
  /** The projects that are open here. */
  openGates(): ReadonlyMap<string, ProjectGate>
  /** The way into an open room's project, for changes that the server makes for somebody. */
  gateOf(document: Document): ProjectGate
  /** Who is still in a room by right. */
  readonly access: AccessWatch
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
  const access = createAccessWatch(tools)
  const keepOwnPresence = createPresenceGuard(tools.now)
  const letIn = createDoor(tools)
  const gateTools = { ...tools, breathe: createBreath() }
  const deliveryOf = createDeliveries()
  const mayAsk = createQuestionPace(tools.now)
  let isStopping = false

  const gateOf = (document: Document): ProjectGate => {
    const gate = gates.get(document)
    if (!gate) throw new SyncRefusal('sync.not-stored')
    return gate
  }

  const seats = createSeats({
    logger: tools.logger,
    gateOf,
    deliveryOf,
    checkAccess: access.check,
    greet: createGreeter(tools.now),
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

    access,

    async onAuthenticate({ documentName, context, connectionConfig, token }) {
      return joiners.join(documentName, context.socket, async () => {
        const { account, epoch, isReadOnly } = await letIn(documentName, token, context)
        connectionConfig.readOnly = isReadOnly
        if (!isReadOnly) await tools.volume.meet(context.account.id)
        await closing.get(documentName)
        if (open.get(documentName)?.isOfEpoch(epoch) === false) throw new SyncRefusal('sync.old-epoch')
        return { account, epoch }
      })
    },

    async connected({ connection, documentName }) {
      const { socket } = connection.context
      joiners.arrived(documentName, socket)
      connection.onClose(socket.joined(documentName, seats.seatOf(connection)))
      // The room was opened after this person was let in, and another epoch may have begun meanwhile.
      if (!gateOf(connection.document).isOfEpoch(connection.context.epoch))
        connection.close({ code: 4422, reason: 'sync.old-epoch' })
      // Their role may have been taken meanwhile, when nobody could see them here yet.
      await access.check(connection).catch((fault: SyncRefusal) => connection.close(fault))
    },

    async onLoadDocument({ documentName, document }) {
      await closing.get(documentName)
      const room = liveRoom(document)
      const gate = await openProjectGate(documentName, gateTools, room).catch((error: unknown) => {
        tools.logger.error({ err: error, projectId: documentName }, 'project could not be opened')
        joiners.failed(documentName)
        throw error
      })
      Y.applyUpdate(document, await gate.state())
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
      await access.check(connection)
    },

    /** What came before its connection had a seat, and handshakes. */
    async beforeSync({ type, payload, connection, document, context }) {
      if (type === messageYjsSyncStep1) {
        const gate = gateOf(document)
        if (!mayAsk(context.account.id, gate.bytes())) throw new SyncRefusal('sync.too-fast')
        if (!gate.isOfEpoch(context.epoch)) throw new SyncRefusal('sync.old-epoch')
        deliveryOf(connection).asked()
      } else if (connection.readOnly) {
        // Hocuspocus decodes what a viewer answers, to tell whether it is anything new.
        if (decodeBounded(payload) === 'too-many-parts') throw new SyncRefusal('sync.update-too-large')
      } else {
        const isAnswer = type === messageYjsSyncStep2
        try {
          await seats.receive(connection, [{ kind: 'edit', isAnswer, update: payload.slice() }])
        } catch (error) {
          if (!(error instanceof SyncRefusal) || error.reason === 'sync.not-stored') context.socket.cut()
          throw error
        }
        // The room has it. `payload` is a view of the message that hocuspocus is about to apply once more.
        payload.fill(0)
      }
    },

    async onStateless({ payload, connection }) {
      await seats.receive(connection, [{ kind: 'message', text: payload }])
    },

    async beforeHandleAwareness({ states, connection, context, document }) {
      if (!connection || !context) return
      const gate = gateOf(document)
      keepOwnPresence(states, connection, (clientId) => gate.isForeign(clientId, context.account.id))
    },
  }
}
