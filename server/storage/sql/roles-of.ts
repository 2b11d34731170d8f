import type { Kysely } from 'kysely'
import type { Role } from '../../../protocol/http/role.ts'
import type { Database } from '../database.ts'

/** A person's roles in alphabetical order. */
export async function rolesOf(database: Kysely<Database>, userId: string): Promise<readonly Role[]> {
  const rows = await database
    .selectFrom('user_role')
    .select('role')
    .where('user_id', '=', userId)
    .orderBy('role')
    .execute()
  return rows.map((row) => row.role)
}
