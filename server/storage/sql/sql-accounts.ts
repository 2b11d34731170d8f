import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Accounts } from '../ports/accounts.ts'
import { accountColumns, accountOf } from './account-row.ts'
import { atomically } from './atomically.ts'
import { closeAccount } from './close-account.ts'
import { insertAccount } from './insert-account.ts'

export function sqlAccounts(database: Kysely<Database>): Accounts {
  const find = (column: 'username_key' | 'email_key', value: string) =>
    database
      .selectFrom('user')
      .select([...accountColumns, 'user.password_hash', 'user.email_verified'])
      .where(column, '=', value.toLowerCase())
      .where('closed_at', 'is', null)
      .executeTakeFirst()

  return {
    create: (account) => atomically(database, (transaction) => insertAccount(transaction, account)),

    async withPassword(nameOrEmail) {
      const row = await find(nameOrEmail.includes('@') ? 'email_key' : 'username_key', nameOrEmail)
      return row && { account: accountOf(row), passwordHash: row.password_hash }
    },

    async byUsername(username) {
      const row = await find('username_key', username)
      return row && { id: row.id, username: row.username }
    },

    async byEmail(email) {
      const row = await find('email_key', email)
      return row && { account: accountOf(row), isEmailVerified: row.email_verified === 1 }
    },

    async passwordHash(userId) {
      const row = await database
        .selectFrom('user')
        .select('password_hash')
        .where('id', '=', userId)
        .executeTakeFirst()
      return row?.password_hash ?? null
    },

    async resetPassword(userId, passwordHash) {
      await database
        .updateTable('user')
        .set({ password_hash: passwordHash, email_verified: 1 })
        .where('id', '=', userId)
        .execute()
    },

    close: (userId, at) => atomically(database, (transaction) => closeAccount(transaction, userId, at)),

    removeClosed: (before) =>
      atomically(database, async (transaction) => {
        const closed = transaction.selectFrom('user').select('id').where('closed_at', '<', before)
        // Another process may still have had some to store when the account was closed.
        await transaction
          .updateTable('event')
          .set({ user_id: null, once: null })
          .where('user_id', 'in', closed)
          .execute()
        const { numDeletedRows } = await transaction
          .deleteFrom('user')
          .where('closed_at', '<', before)
          .executeTakeFirst()
        return Number(numDeletedRows)
      }),
  }
}
