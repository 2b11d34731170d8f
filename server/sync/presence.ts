import type { PresenceUser } from '../../protocol/sync/presence.ts'
import type { Account } from '../storage/ports/accounts.ts'

const colours = [1, 2, 3, 4] as const

/** How others see a person; the colour follows from the name, so it is the same everywhere. */
export function presenceOf(account: Account): PresenceUser {
  let sum = 0
  for (const letter of account.username) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521
  return { username: account.username, name: account.name, colour: colours[sum % 4] ?? 1 }
}
