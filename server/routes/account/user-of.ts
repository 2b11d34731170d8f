import type { User } from '../../../protocol/http/account.ts'
import type { Role } from '../../../protocol/http/role.ts'
import type { Account } from '../../storage/ports/accounts.ts'

/** A person as the app shows them to themselves. */
export const userOf = (account: Account, roles: readonly Role[]): User => ({
  _id: account.id,
  username: account.username,
  email: account.email,
  name: account.name,
  createdAt: account.createdAt,
  profileImg: account.profileImg,
  roles: [...roles],
})
