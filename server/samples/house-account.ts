import { houseName } from '../../protocol/addresses/house-name.ts'
import { newId } from '../storage/new-id.ts'
import type { Accounts } from '../storage/ports/accounts.ts'

/**
 * The id of the account that the samples belong to, which is made when it is not there. It has no password and an address that can never
 * be anybody's (RFC 2606), so nobody logs in as it.
 */
export async function houseAccount(accounts: Accounts, now: () => number): Promise<string> {
  const there = await accounts.byUsername(houseName)
  if (there) return there.id
  const id = newId()
  const outcome = await accounts.create({
    id,
    username: houseName,
    name: 'Nestling',
    email: `${houseName}@samples.invalid`,
    passwordHash: null,
    profileImg: null,
    createdAt: now(),
  })
  if (outcome !== 'username-taken') return id
  const other = await accounts.byUsername(houseName)
  if (!other) throw new Error('the account of the samples is neither there nor can it be made')
  return other.id
}
