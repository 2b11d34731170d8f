import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Whether staff hid a project, or everything of its maker. */
export async function isHidden(database: Kysely<Database>, projectId: string): Promise<boolean> {
  const row = await database
    .selectFrom('project')
    .leftJoin('hidden_project', 'hidden_project.project_id', 'project.id')
    .leftJoin('hidden_profile', 'hidden_profile.user_id', 'project.owner_id')
    .select(['hidden_project.at as hidden_at', 'hidden_profile.at as maker_hidden_at'])
    .where('project.id', '=', projectId)
    .executeTakeFirst()
  return row !== undefined && (row.hidden_at !== null || row.maker_hidden_at !== null)
}
