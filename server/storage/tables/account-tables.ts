/** Accounts and their logins. */
export interface AccountTables {
  user: UserTable
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

interface SessionTable {
  /** SHA-256 of the cookie's token: whoever reads the database cannot log in with it. */
  token_hash: string
  user_id: string
  created_at: number
  expires_at: number
}
