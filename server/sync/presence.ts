import type { Document } from '@hocuspocus/server'
import type { PresenceUser } from '../../protocol/sync/presence.ts'
import { maxPresenceBytes } from '../../protocol/sync/sync-limits.ts'
import type { Account } from '../storage/ports/accounts.ts'

const colours = [1, 2, 3, 4] as const

/** How others see a person; the colour follows from the name, so it is the same everywhere. */
export function presenceOf(account: Account): PresenceUser {
  let sum = 0
  for (const letter of account.username) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521
  return { username: account.username, name: account.name, colour: colours[sum % 4] ?? 1 }
}

/**
 * Makes the states of one awareness message true: a state under a clientID of somebody else, or one that is too large, is dropped,
 * and whatever a client claims to be called is replaced by the name of its login.
 */
export function ownPresence(
  states: Map<number, Record<string, unknown>>,
  account: Account,
  isForeign: (clientId: number) => boolean,
): void {
  const user = presenceOf(account)
  for (const [clientId, state] of states) {
    const isTooLarge = JSON.stringify(state).length > maxPresenceBytes
    if (isTooLarge || isForeign(clientId)) states.delete(clientId)
    else state.user = user
  }
}

/** Whether another connection already speaks for this clientID in a document. */
export function isTakenByOther(document: Document, clientId: number, socketId: string): boolean {
  return document
    .getConnections()
    .some((other) => other.socketId !== socketId && document.getClients(other).has(clientId))
}
