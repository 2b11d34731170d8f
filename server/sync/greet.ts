import type { Connection } from '@hocuspocus/server'
import type { Greeting } from '../../protocol/sync/greeting.ts'
import type { ServerMessage } from '../../protocol/sync/server-message.ts'
import { createAllowance } from './allowance.ts'
import { presenceOf } from './presence.ts'

/** Stickers and pings of one connection: what goes beyond is left out. */
const greetingPace = { perSecond: 2, burst: 5 }

/** Passes stickers and pings on to everybody else in the room, under the name of the sender's login. */
export function createGreeter(now: () => number): (connection: Connection, greeting: Greeting) => void {
  const allowances = new WeakMap<Connection, () => boolean>()
  return (connection, greeting) => {
    const isAllowed = allowances.get(connection) ?? createAllowance(greetingPace, now)
    allowances.set(connection, isAllowed)
    if (!isAllowed()) return
    const message: ServerMessage = { ...greeting, from: presenceOf(connection.context.account) }
    connection.document.broadcastStateless(JSON.stringify(message), (other) => other !== connection)
  }
}
