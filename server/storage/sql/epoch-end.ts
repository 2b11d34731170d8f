import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** The last row of a project's newest closed epoch; 0 when none was closed. */
export async function epochEnd(database: Kysely<Database>, projectId: string): Promise<number> {
  const row = await database
    .selectFrom('closed_epoch')
    .select('through_id')
    .where('project_id', '=', projectId)
    .orderBy('epoch', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.through_id ?? 0
}
