import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { classIdsOf } from './class-ids-of.ts'

/** Whether two people are in one class that is not over, as pupils or teacher. */
export async function areClassmates(
  database: Kysely<Database>,
  one: string,
  other: string,
): Promise<boolean> {
  const ids = await classIdsOf(database, one)
  return ids.length > 0 && (await classIdsOf(database, other)).some((id) => ids.includes(id))
}
