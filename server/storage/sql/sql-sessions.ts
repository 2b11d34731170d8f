import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Sessions } from '../ports/sessions.ts'
import { accountColumns, accountOf } from './account-row.ts'

export function sqlSessions(database: Kysely<Database>): Sessions {
  const rolesOf = async (userId: string) => {
    const rows = await database
      .selectFrom('user_role')
      .select('role')
      .where('user_id', '=', userId)
      .orderBy('role')
      .execute()
    return rows.map((row) => row.role)
  }

  return {
    async create({ tokenHash, userId, at, expiresAt }) {
      const roles = (await rolesOf(userId)).join(',')
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
    async end(tokenHash) {
      await database.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
    },
    async endExpired(at) {
      await database.deleteFrom('session').where('expires_at', '<=', at).execute()
    },
  }
}
