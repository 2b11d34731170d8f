import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { AccountOutcome, NewAccount } from '../ports/accounts.ts'

/** Stores a new account. An email that belongs to an older one is kept for its owner to see, but not as a key. */
export async function insertAccount(
  transaction: Transaction<Database>,
  account: NewAccount,
): Promise<AccountOutcome> {
  const usernameKey = account.username.toLowerCase()
  const emailKey = account.email.toLowerCase()
  const taken = await transaction
    .selectFrom('user')
    .select('username_key')
    .where((where) => where.or([where('username_key', '=', usernameKey), where('email_key', '=', emailKey)]))
    .execute()
  if (taken.some((row) => row.username_key === usernameKey)) return 'username-taken'
  const isBeside = taken.length > 0
  await transaction
    .insertInto('user')
    .values({
      id: account.id,
      username: account.username,
      username_key: usernameKey,
      name: account.name,
      email: account.email,
      email_key: isBeside ? `#${account.id}` : emailKey,
      email_verified: account.isEmailVerified && !isBeside ? 1 : 0,
      password_hash: account.passwordHash,
      profile_img: account.profileImg,
      domain_key: account.domainKey ?? null,
      utm_tags:
        account.utmTags && Object.keys(account.utmTags).length > 0 ? JSON.stringify(account.utmTags) : null,
      created_at: account.createdAt,
    })
    .execute()
  return isBeside ? 'created-beside' : 'created'
}
