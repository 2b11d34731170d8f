import type { Transaction } from 'kysely'
import { projectLimits } from '../../projects/project-limits.ts'
import type { Database } from '../database.ts'

/** Keeps the newest publications of a project; the one that is shown is the newest of them. */
export async function dropOldPublications(
  transaction: Transaction<Database>,
  projectId: string,
): Promise<void> {
  const newest = transaction
    .selectFrom('published')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
    .limit(projectLimits.publications)
  await transaction
    .deleteFrom('published')
    .where('project_id', '=', projectId)
    .where('id', 'not in', newest)
    .execute()
}
