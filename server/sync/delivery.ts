import type { Connection } from '@hocuspocus/server'
import type { LabelMessage } from '../../protocol/sync/client-message.ts'
import type { ServerMessage } from '../../protocol/sync/server-message.ts'

/**
 * What is on its way over one document connection: the label that waits for its update, and the marks.
 *
 * The frames of a connection are handled in their order, and what came together is stored together, so when a mark comes to its turn,
 * everything before it is stored, or the connection has been closed. The one exception is an update with a gap, which is not stored: it
 * comes again in the client's next full answer, and marks wait for that. They also wait for the first full answer of a connection, which
 * brings what was edited before it was opened.
 */
export interface Delivery {
  label(message: LabelMessage): void
  /** The label of the update that is handled now. */
  takeLabel(): LabelMessage | undefined
  mark(n: number): void
  /** An update was left out; answers whether the client must be asked for its full state. */
  leftOut(): boolean
  /** The client is about to be asked for its full state anyway. */
  asked(): void
  /** The client's full state is stored; answers how many updates that were left out have come with it. */
  complete(): number
}

export function createDelivery(send: (message: ServerMessage) => void): Delivery {
  let label: LabelMessage | undefined
  let withheld: number | undefined
  let hasGap = true
  let isAsked = false
  let leftOut = 0
  return {
    label(message) {
      label = message
    },
    takeLabel() {
      const taken = label
      label = undefined
      return taken
    },
    mark(n) {
      if (hasGap) withheld = n
      else send({ kind: 'stored', n })
    },
    leftOut() {
      leftOut += 1
      hasGap = true
      const mustAsk = !isAsked
      isAsked = true
      return mustAsk
    },
    asked() {
      isAsked = true
    },
    complete() {
      hasGap = false
      isAsked = false
      if (withheld !== undefined) send({ kind: 'stored', n: withheld })
      withheld = undefined
      const caughtUp = leftOut
      leftOut = 0
      return caughtUp
    },
  }
}

/** The delivery of each connection. */
export function createDeliveries(): (connection: Connection) => Delivery {
  const deliveries = new WeakMap<Connection, Delivery>()
  return (connection) => {
    const known = deliveries.get(connection)
    if (known) return known
    const created = createDelivery((message) => connection.sendStateless(JSON.stringify(message)))
    deliveries.set(connection, created)
    return created
  }
}
