import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** The number of a project's newest log row; 0 when it has none. */
export async function newestRow(database: Kysely<Database>, projectId: string): Promise<number> {
  const row = await database
    .selectFrom('update_log')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}
