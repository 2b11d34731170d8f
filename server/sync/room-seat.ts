import type { Connection, Document } from '@hocuspocus/server'
import { OutgoingMessage } from '@hocuspocus/server'
import type { FastifyBaseLogger } from 'fastify'
import { ClientMessage, type MarkMessage } from '../../protocol/sync/client-message.ts'
import type { Greeting } from '../../protocol/sync/greeting.ts'
import type { IncomingUpdate } from './check-update.ts'
import type { Delivery } from './delivery.ts'
import type { ProjectGate } from './project-gate.ts'
import type { Edit, Message } from './read-frame.ts'
import { readJson } from './read-json.ts'
import { SyncRefusal } from './sync-refusal.ts'

/** What a seat takes. */
export type OwnFrame = Edit | Message

/** A connection's place in a room. Edits go past hocuspocus, which would hand them on one by one and wait for the disk after each. */
export interface RoomSeat {
  /** Whether it takes edits and messages. Those of viewers are refused by hocuspocus. */
  readonly isWriting: boolean
  /** When hocuspocus has done what was handed to it. */
  settled(): Promise<void>
  /**
   * Checks frames in their order and stores them together; then they are shown to everybody and acknowledged. Closes the connection
   * when one must not come in. Never rejects.
   */
  take(frames: readonly OwnFrame[]): Promise<void>
}

interface Tools {
  readonly logger: FastifyBaseLogger
  gateOf(document: Document): ProjectGate
  deliveryOf(connection: Connection): Delivery
  greet(connection: Connection, greeting: Greeting): void
  /** Rejects with `SyncRefusal` who may not be here any more. */
  checkAccess(connection: Connection): Promise<void>
}

export interface Seats {
  seatOf(connection: Connection): RoomSeat
  /**
   * Checks and stores frames in their order; answers how many acknowledgements the client counts on. Rejects with `SyncRefusal` when one
   * must not come in. What needs no disk is done when this returns.
   */
  receive(connection: Connection, frames: readonly OwnFrame[]): Promise<number>
}

const askForAll = (connection: Connection): void =>
  connection.send(
    new OutgoingMessage(connection.messageAddress)
      .createSyncMessage()
      .writeFirstSyncStepFor(connection.document)
      .toUint8Array(),
  )

/** Takes what clients say in rooms. */
export function createSeats({ logger, gateOf, deliveryOf, greet, checkAccess }: Tools): Seats {
  /** Does at once what a message asks for; answers the mark that must wait for its turn. */
  const hear = (connection: Connection, { text }: Message): MarkMessage | undefined => {
    const { success, data } = ClientMessage.safeParse(readJson(text))
    if (!success) connection.context.socket.reportBadFrame()
    else if (data.kind === 'sticker' || data.kind === 'ping') greet(connection, data)
    else if (connection.readOnly) return undefined
    else if (data.kind === 'mark') return data
    else deliveryOf(connection).label(data)
    return undefined
  }

  const receive = async (connection: Connection, frames: readonly OwnFrame[]): Promise<number> => {
    const { account, epoch } = connection.context
    const delivery = deliveryOf(connection)
    const steps: (Edit | MarkMessage)[] = []
    const updates: IncomingUpdate[] = []
    for (const frame of frames) {
      const step = frame.kind === 'message' ? hear(connection, frame) : frame
      if (step) steps.push(step)
      if (step?.kind !== 'edit') continue
      updates.push({ bytes: step.update, userId: account.id, epoch, label: delivery.takeLabel() })
    }
    const { verdicts, refusal } =
      updates.length > 0 ? await gateOf(connection.document).admit(updates) : { verdicts: [] }
    const left = verdicts.values()
    let acknowledged = 0
    for (const step of steps) {
      if (step.kind === 'mark') {
        delivery.mark(step.n)
        continue
      }
      const { value: verdict } = left.next()
      if (verdict === undefined) throw refusal ?? new SyncRefusal('sync.not-stored')
      if (verdict === 'stored') {
        acknowledged += 1
        // The client counts an answer as none of its edits, so that one pays for an edit that was left out.
        if (step.isAnswer) acknowledged += Math.max(0, delivery.complete() - 1)
        continue
      }
      if (step.isAnswer) throw new SyncRefusal('sync.update-incomplete')
      if (delivery.leftOut()) askForAll(connection)
    }
    return acknowledged
  }

  const refuse = (connection: Connection, error: unknown): void => {
    if (!(error instanceof SyncRefusal)) logger.error({ err: error }, 'edits could not be taken')
    if (error instanceof SyncRefusal && error.reason !== 'sync.not-stored') connection.close(error)
    else connection.context.socket.cut()
  }

  return {
    receive,

    seatOf(connection) {
      const acknowledgement = new OutgoingMessage(connection.messageAddress)
        .writeSyncStatus(true)
        .toUint8Array()
      return {
        isWriting: !connection.readOnly,
        settled: () => connection.waitForPendingMessages(),
        async take(frames) {
          await connection.waitForPendingMessages()
          if (!connection.document.hasConnection(connection)) return
          try {
            await checkAccess(connection)
            const count = await receive(connection, frames)
            for (let sent = 0; sent < count; sent += 1) connection.send(acknowledgement)
          } catch (error) {
            refuse(connection, error)
          }
        },
      }
    },
  }
}
