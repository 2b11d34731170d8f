import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { PasswordResets } from '../ports/password-resets.ts'
import { atomically } from './atomically.ts'

export function sqlPasswordResets(database: Kysely<Database>): PasswordResets {
  return {
    begin: (reset, { max, since }) =>
      atomically(database, async (transaction) => {
        const { count } = await transaction
          .selectFrom('password_reset')
          .select(sql<number>`count(*)`.as('count'))
          .where('email_hash', '=', reset.emailHash)
          .where('created_at', '>', since)
          .executeTakeFirstOrThrow()
        if (Number(count) >= max) return false
        await transaction
          .insertInto('password_reset')
          .values({
            token_hash: reset.tokenHash,
            email_hash: reset.emailHash,
            user_id: reset.userId,
            code_hash: reset.codeHash,
            tries: 0,
            is_verified: 0,
            created_at: reset.at,
            expires_at: reset.expiresAt,
          })
          .execute()
        return true
      }),

    async tryCode(tokenHash, codeHash, at, maxTries) {
      const counted = await database
        .updateTable('password_reset')
        .set((column) => ({ tries: column('tries', '+', 1) }))
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', at)
        .where('tries', '<', maxTries)
        .where('is_verified', '=', 0)
        .returning(['code_hash', 'user_id'])
        .executeTakeFirst()
      if (!counted) return 'over'
      if (counted.code_hash !== codeHash || counted.user_id === null) return 'wrong'
      await database
        .updateTable('password_reset')
        .set({ is_verified: 1 })
        .where('token_hash', '=', tokenHash)
        .execute()
      return 'right'
    },

    redeem: (tokenHash, at) =>
      atomically(database, async (transaction) => {
        const used = await transaction
          .deleteFrom('password_reset')
          .where('token_hash', '=', tokenHash)
          .where('is_verified', '=', 1)
          .where('expires_at', '>', at)
          .returning('user_id')
          .executeTakeFirst()
        if (!used?.user_id) return undefined
        await transaction
          .updateTable('password_reset')
          .set({ expires_at: at })
          .where('user_id', '=', used.user_id)
          .execute()
        return used.user_id
      }),

    async forgetExpired(before) {
      await database.deleteFrom('password_reset').where('expires_at', '<=', before).execute()
    },
  }
}
