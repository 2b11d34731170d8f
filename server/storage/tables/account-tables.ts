import type { Generated } from 'kysely'
import type { Role } from '../../../protocol/http/role.ts'

/** Accounts, what they may be, and their logins. */
export interface AccountTables {
  user: UserTable
  user_role: UserRoleTable
  session: SessionTable
  profile_picture: ProfilePictureTable
  identity: IdentityTable
  password_reset: PasswordResetTable
  email_change: EmailChangeTable
}

interface UserTable {
  id: string
  username: string
  /** Lower case, unique. */
  username_key: string
  name: string
  email: string
  /** Lower case, unique; `#` and the id when the address belongs to an older account. */
  email_key: string
  /** `null`: this account has no password and cannot log in with one. */
  password_hash: string | null
  profile_img: string | null
  created_at: number
  about: Generated<string>
  /** 1: the person has shown that they read what is sent to `email`. */
  email_verified: Generated<number>
  domain_key: string | null
  /** JSON of the campaign tags of the first visit. */
  utm_tags: string | null
  /** When the person deleted the account; the row then says nothing of them and waits for its projects to leave the bin. */
  closed_at: number | null
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

/** WebP squares. */
interface ProfilePictureTable {
  user_id: string
  /** Random, new with each picture: its address may be cached for ever. */
  key: string
  bytes: Uint8Array
}

/** Who somebody is to an OpenID provider. */
interface IdentityTable {
  issuer: string
  subject: string
  user_id: string
  created_at: number
}

/** Codes for new passwords, kept as hashes. */
interface PasswordResetTable {
  token_hash: string
  email_hash: string
  /** `null`: the email is nobody’s. */
  user_id: string | null
  /** Of the code and the token together. */
  code_hash: string
  tries: number
  is_verified: number
  created_at: number
  expires_at: number
}

/** A new address that waits for codes, kept as hashes. */
interface EmailChangeTable {
  user_id: string
  token_hash: string
  email: string
  /** `null`: the old mailbox has confirmed, or need not. */
  old_code_hash: string | null
  /** `null`: the new mailbox has confirmed. */
  new_code_hash: string | null
  tries: number
  expires_at: number
}
