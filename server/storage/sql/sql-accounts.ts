import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Account, Accounts } from '../ports/accounts.ts'
import { accountColumns, accountOf } from './account-row.ts'

export function sqlAccounts(database: Kysely<Database>): Accounts {
  const find = (column: 'username_key' | 'email_key', value: string) =>
    database
      .selectFrom('user')
      .select([...accountColumns, 'user.password_hash'])
      .where(column, '=', value.toLowerCase())
      .executeTakeFirst()

  return {
    create: (account) =>
      database.transaction().execute(async (transaction) => {
        const taken = await transaction
          .selectFrom('user')
          .select(['username_key'])
          .where((where) =>
            where.or([
              where('username_key', '=', account.username.toLowerCase()),
              where('email_key', '=', account.email.toLowerCase()),
            ]),
          )
          .execute()
        if (taken.some((row) => row.username_key === account.username.toLowerCase())) return 'username-taken'
        if (taken.length > 0) return 'email-taken'
        await transaction
          .insertInto('user')
          .values({
            id: account.id,
            username: account.username,
            username_key: account.username.toLowerCase(),
            name: account.name,
            email: account.email,
            email_key: account.email.toLowerCase(),
            password_hash: account.passwordHash,
            profile_img: account.profileImg,
            created_at: account.createdAt,
          })
          .execute()
        return 'created'
      }),

    async withPassword(nameOrEmail) {
      const row = await find(nameOrEmail.includes('@') ? 'email_key' : 'username_key', nameOrEmail)
      return row && { account: accountOf(row), passwordHash: row.password_hash }
    },

    async byUsername(username): Promise<Account | undefined> {
      const row = await find('username_key', username)
      return row && accountOf(row)
    },
  }
}
