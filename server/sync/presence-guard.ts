import type { Connection, Document } from '@hocuspocus/server'
import { maxPresenceBytes } from '../../protocol/sync/sync-limits.ts'
import { createAllowance } from './allowance.ts'
import { presenceOf } from './presence.ts'

type States = Map<number, Record<string, unknown>>

/** What clients send is any JSON, whatever hocuspocus calls it. */
const isRecord = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && !Array.isArray(state)

/** Awareness messages of one connection; clients of good will send fewer, and the newest state comes again within 15 seconds. */
const presencePace = { perSecond: 10, burst: 20 }

interface Speaker {
  /** The one clientID that a connection speaks for, from its first word on. */
  clientId: number | undefined
  readonly isAllowed: () => boolean
}

/** Whether the connection of another person speaks for this clientID in a document. */
const isTakenByOther = (document: Document, clientId: number, own: Connection): boolean =>
  document
    .getConnections()
    .some(
      (other) =>
        other.context.account.id !== own.context.account.id && document.getClients(other).has(clientId),
    )

/** hocuspocus decodes into an awareness of its own, and the empty state which that begins with comes first. */
function dropScratch(states: States): void {
  const [scratch] = states.keys()
  if (scratch !== undefined) states.delete(scratch)
}

/**
 * Makes awareness messages true: a connection speaks for one clientID, its own, and what it claims to be called is replaced by the name
 * of its login. What is said for others, is no record, too large or too often is left out. `isForeign`: somebody else writes under that clientID.
 */
export function createPresenceGuard(
  now: () => number,
): (states: States, connection: Connection, isForeign: (clientId: number) => boolean) => void {
  const speakers = new WeakMap<Connection, Speaker>()
  const speakerOf = (connection: Connection): Speaker => {
    const known = speakers.get(connection)
    if (known) return known
    const created = { clientId: undefined, isAllowed: createAllowance(presencePace, now) }
    speakers.set(connection, created)
    return created
  }

  return (states, connection, isForeign) => {
    dropScratch(states)
    const speaker = speakerOf(connection)
    if (!speaker.isAllowed()) return states.clear()
    const user = presenceOf(connection.context.account)
    for (const [clientId, state] of states) {
      const isOwn =
        clientId === (speaker.clientId ?? clientId) &&
        !isForeign(clientId) &&
        !isTakenByOther(connection.document, clientId, connection)
      if (!isOwn || !isRecord(state) || Buffer.byteLength(JSON.stringify(state)) > maxPresenceBytes) {
        states.delete(clientId)
        continue
      }
      speaker.clientId = clientId
      state.user = user
    }
  }
}
