import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Identities } from '../ports/identities.ts'
import { accountColumns, accountOf } from './account-row.ts'

export function sqlIdentities(database: Kysely<Database>): Identities {
  return {
    async account({ issuer, subject }) {
      const row = await database
        .selectFrom('identity')
        .innerJoin('user', 'user.id', 'identity.user_id')
        .select(accountColumns)
        .where('identity.issuer', '=', issuer)
        .where('identity.subject', '=', subject)
        .where('user.closed_at', 'is', null)
        .executeTakeFirst()
      return row && accountOf(row)
    },

    async link({ issuer, subject }, userId, at) {
      await database
        .insertInto('identity')
        .values({ issuer, subject, user_id: userId, created_at: at })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .execute()
    },
  }
}
