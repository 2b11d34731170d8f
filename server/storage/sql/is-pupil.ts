import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Whether somebody comes in by the pictures of a class, now or since they were taken out, and has no account of their own. */
export async function isPupil(database: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('class_member')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('secret_hash', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
