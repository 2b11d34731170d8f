import type { Generated } from 'kysely'
import type { Role } from '../../../protocol/http/role.ts'

/** Accounts, what they may be, and their logins. */
export interface AccountTables {
  user: UserTable
  user_role: UserRoleTable
  session: SessionTable
}

interface UserTable {
  id: string
  username: string
  /** Lower case, unique. */
  username_key: string
  name: string
  email: string
  /** Lower case, unique. */
  email_key: string
  /** `null`: this account has no password and cannot log in with one. */
  password_hash: string | null
  profile_img: string | null
  created_at: number
}

/** Learners have no row. */
interface UserRoleTable {
  user_id: string
  role: Role
  granted_at: number
}

interface SessionTable {
  /** SHA-256 of the cookie's token: whoever reads the database cannot log in with it. */
  token_hash: string
  user_id: string
  created_at: number
  expires_at: number
  /** The person’s roles when the session began, by comma: with others it gets a new id. */
  roles: Generated<string>
}
