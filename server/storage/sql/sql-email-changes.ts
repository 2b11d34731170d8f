import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { EmailChanges } from '../ports/email-changes.ts'
import { atomically } from './atomically.ts'

/** Gives an account its new address, unless that has become somebody else's. */
async function settle(
  transaction: Transaction<Database>,
  { userId, email, at }: { readonly userId: string; readonly email: string; readonly at: number },
): Promise<'changed' | 'taken'> {
  await transaction.deleteFrom('email_change').where('user_id', '=', userId).execute()
  const emailKey = email.toLowerCase()
  const other = await transaction
    .selectFrom('user')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('id', '<>', userId)
    .executeTakeFirst()
  if (other) return 'taken'
  await transaction
    .updateTable('user')
    .set({ email, email_key: emailKey, email_verified: 1 })
    .where('id', '=', userId)
    .execute()
  await transaction
    .updateTable('password_reset')
    .set({ expires_at: at })
    .where('user_id', '=', userId)
    .execute()
  return 'changed'
}

export function sqlEmailChanges(database: Kysely<Database>): EmailChanges {
  return {
    async begin({ userId, tokenHash, email, oldCodeHash, newCodeHash, at, expiresAt }) {
      await database.deleteFrom('email_change').where('expires_at', '<=', at).execute()
      const values = {
        token_hash: tokenHash,
        email,
        old_code_hash: oldCodeHash,
        new_code_hash: newCodeHash,
        tries: 0,
        expires_at: expiresAt,
      }
      await database
        .insertInto('email_change')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute()
    },

    confirm: (userId, tokenHash, codeHash, at, maxTries) =>
      atomically(database, async (transaction) => {
        const change = await transaction
          .updateTable('email_change')
          .set((column) => ({ tries: column('tries', '+', 1) }))
          .where('user_id', '=', userId)
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', at)
          .where('tries', '<', maxTries)
          .returning(['email', 'old_code_hash', 'new_code_hash'])
          .executeTakeFirst()
        if (!change) return 'over'
        const isOld = change.old_code_hash === codeHash
        if (!isOld && change.new_code_hash !== codeHash) return 'wrong'
        if ((isOld ? change.new_code_hash : change.old_code_hash) === null) {
          return settle(transaction, { userId, email: change.email, at })
        }
        await transaction
          .updateTable('email_change')
          .set({ tries: 0, ...(isOld ? { old_code_hash: null } : { new_code_hash: null }) })
          .where('user_id', '=', userId)
          .execute()
        return 'waiting'
      }),
  }
}
