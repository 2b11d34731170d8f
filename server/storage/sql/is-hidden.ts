import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Ids of the projects that staff hid, by themselves or with everything of their maker. */
export const hiddenProjects = (database: Kysely<Database>) =>
  database
    .selectFrom('project')
    .leftJoin('hidden_project', 'hidden_project.project_id', 'project.id')
    .leftJoin('hidden_profile', 'hidden_profile.user_id', 'project.owner_id')
    .select('project.id')
    .where((where) =>
      where.or([where('hidden_project.at', 'is not', null), where('hidden_profile.at', 'is not', null)]),
    )

/** Whether staff hid a project, or everything of its maker. */
export async function isHidden(database: Kysely<Database>, projectId: string): Promise<boolean> {
  const row = await hiddenProjects(database).where('project.id', '=', projectId).executeTakeFirst()
  return row !== undefined
}
