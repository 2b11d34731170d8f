import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Sessions } from '../ports/sessions.ts'
import { accountColumns, accountOf } from './account-row.ts'
import { atomically } from './atomically.ts'
import { rolesOf } from './roles-of.ts'

export function sqlSessions(database: Kysely<Database>): Sessions {
  return {
    async create({ tokenHash, userId, at, expiresAt }) {
      const roles = (await rolesOf(database, userId)).join(',')
      await database
        .insertInto('session')
        .values({ token_hash: tokenHash, user_id: userId, created_at: at, expires_at: expiresAt, roles })
        .execute()
    },
    async owner(tokenHash, at) {
      const rows = await database
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.user_id')
        .leftJoin('user_role', 'user_role.user_id', 'user.id')
        .select([...accountColumns, 'session.roles', 'user_role.role'])
        .where('session.token_hash', '=', tokenHash)
        .where('session.expires_at', '>', at)
        .orderBy('user_role.role')
        .execute()
      const [first] = rows
      if (!first) return undefined
      const roles = rows.flatMap(({ role }) => role ?? [])
      return { account: accountOf(first), roles, hasNewRoles: roles.join(',') !== first.roles }
    },
    renew: (tokenHash, next) =>
      atomically(database, async (transaction) => {
        const old = await transaction
          .selectFrom('session')
          .select(['user_id', 'expires_at', 'roles'])
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst()
        if (!old) return false
        const roles = (await rolesOf(transaction, old.user_id)).join(',')
        if (roles === old.roles) return false
        await transaction
          .updateTable('session')
          .set({ roles, expires_at: Math.min(old.expires_at, next.oldEndsAt) })
          .where('token_hash', '=', tokenHash)
          .execute()
        await transaction
          .insertInto('session')
          .values({
            token_hash: next.tokenHash,
            user_id: old.user_id,
            created_at: next.at,
            expires_at: old.expires_at,
            roles,
          })
          .execute()
        return true
      }),
    async end(tokenHash) {
      await database.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
    },
    async endAllOf(userId) {
      const rows = await database
        .deleteFrom('session')
        .where('user_id', '=', userId)
        .returning('token_hash')
        .execute()
      return rows.map((row) => row.token_hash)
    },
    async endExpired(at) {
      await database.deleteFrom('session').where('expires_at', '<=', at).execute()
    },
  }
}
