import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Sessions } from '../ports/sessions.ts'
import { accountColumns, accountOf } from './account-row.ts'

export function sqlSessions(database: Kysely<Database>): Sessions {
  return {
    async create({ tokenHash, userId, at, expiresAt }) {
      await database
        .insertInto('session')
        .values({ token_hash: tokenHash, user_id: userId, created_at: at, expires_at: expiresAt })
        .execute()
    },
    async account(tokenHash, at) {
      const row = await database
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.user_id')
        .select(accountColumns)
        .where('session.token_hash', '=', tokenHash)
        .where('session.expires_at', '>', at)
        .executeTakeFirst()
      return row && accountOf(row)
    },
    async end(tokenHash) {
      await database.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
    },
    async endExpired(at) {
      await database.deleteFrom('session').where('expires_at', '<=', at).execute()
    },
  }
}
