import type { Connection } from '@hocuspocus/server'
import { ClientMessage } from '../../protocol/sync/client-message.ts'
import type { Greeting } from '../../protocol/sync/greeting.ts'
import type { Delivery } from './delivery.ts'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Heard {
  readonly payload: string
  readonly connection: Connection
}

/** What is said beside the document: labels, marks, stickers and pings; all else counts as nonsense. Never rejects. */
export function createStatelessEar(
  deliveryOf: (connection: Connection) => Delivery,
  greet: (connection: Connection, greeting: Greeting) => void,
): (heard: Heard) => Promise<void> {
  return async ({ payload, connection }) => {
    const message = ClientMessage.safeParse(readJson(payload))
    if (!message.success) connection.context.socket.reportBadFrame()
    else if (message.data.kind === 'sticker' || message.data.kind === 'ping') greet(connection, message.data)
    else if (connection.readOnly) return
    else if (message.data.kind === 'label') deliveryOf(connection).label(message.data)
    else deliveryOf(connection).mark(message.data.n)
  }
}
