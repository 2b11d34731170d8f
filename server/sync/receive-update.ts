import type { beforeSyncPayload, Connection, Document } from '@hocuspocus/server'
import { OutgoingMessage } from '@hocuspocus/server'
import { messageYjsSyncStep1, messageYjsSyncStep2 } from 'y-protocols/sync'
import type { Projects } from '../storage/ports/projects.ts'
import type { Delivery } from './delivery.ts'
import type { ProjectGate } from './project-gate.ts'
import type { SyncContext } from './sync-context.ts'
import { SyncRefusal } from './sync-refusal.ts'

/** How often a project that is being edited is moved up in the lists of projects, in milliseconds. */
const touchMs = 5000
/** Projects that are remembered for that. */
const maxTouched = 10_000

interface Room {
  readonly gateOf: (document: Document) => ProjectGate
  readonly deliveryOf: (connection: Connection) => Delivery
  /** Rejects who holds a document of another epoch. */
  readonly checkEpoch: (document: Document, epoch: number | undefined) => void
}

interface Tools {
  readonly projects: Projects
  readonly now: () => number
}

/**
 * Takes the sync messages of clients: an update goes through the gate before hocuspocus applies it and shows it to others. Rejects with
 * `SyncRefusal` what must not come in, which closes the connection.
 */
export function createReceiver(
  { projects, now }: Tools,
  { gateOf, deliveryOf, checkEpoch }: Room,
): (message: beforeSyncPayload<SyncContext>) => Promise<void> {
  const touched = new Map<string, number>()
  const touch = async (projectId: string): Promise<void> => {
    const at = now()
    if (at - (touched.get(projectId) ?? 0) < touchMs) return
    if (touched.size >= maxTouched) touched.clear()
    touched.set(projectId, at)
    await projects.touch(projectId, at)
  }

  return async ({ type, payload, document, documentName, connection, context }) => {
    const delivery = deliveryOf(connection)
    checkEpoch(document, context.epoch)
    if (type === messageYjsSyncStep1) {
      delivery.asked()
      return
    }
    if (connection.readOnly) return
    try {
      const verdict = await gateOf(document).admit({
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
  }
}

const askForAll = (connection: Connection): void =>
  connection.send(
    new OutgoingMessage(connection.messageAddress)
      .createSyncMessage()
      .writeFirstSyncStepFor(connection.document)
      .toUint8Array(),
  )

/**
 * Turns an update into an empty one. Hocuspocus can only refuse a message by closing the connection, but a client that types
 * while it reconnects sends updates with a gap in good faith; `payload` is a view of the message that is about to be applied.
 */
function leaveOut(payload: Uint8Array): void {
  payload.fill(0)
}
