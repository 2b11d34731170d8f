import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Roles } from '../ports/roles.ts'
import { rolesOf } from './roles-of.ts'

export function sqlRoles(database: Kysely<Database>): Roles {
  return {
    async grant(userId, role, at) {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('user_role')
        .values({ user_id: userId, role, granted_at: at })
        .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async revoke(userId, role) {
      const { numDeletedRows } = await database
        .deleteFrom('user_role')
        .where('user_id', '=', userId)
        .where('role', '=', role)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    of: (userId) => rolesOf(database, userId),
  }
}
