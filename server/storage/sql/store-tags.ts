import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { searchText } from '../search-text.ts'

/** Replaces a project's tags, or keeps them when `tags` is absent, and writes anew what searches find it by. */
export async function storeTags(
  transaction: Transaction<Database>,
  projectId: string,
  tags: readonly string[] | undefined,
): Promise<void> {
  if (tags) {
    await transaction.deleteFrom('project_tag').where('project_id', '=', projectId).execute()
    const rows = [...new Set(tags)].map((tag) => ({ project_id: projectId, tag }))
    if (rows.length > 0) await transaction.insertInto('project_tag').values(rows).execute()
  }
  const project = await transaction
    .selectFrom('project')
    .innerJoin('user', 'user.id', 'project.owner_id')
    .select(['project.display_name as displayName', 'project.description', 'user.username'])
    .where('project.id', '=', projectId)
    .executeTakeFirstOrThrow()
  const kept = await transaction
    .selectFrom('project_tag')
    .select('tag')
    .where('project_id', '=', projectId)
    .execute()
  const text = searchText({ ...project, tags: kept.map(({ tag }) => tag) })
  await transaction.updateTable('project').set({ search_text: text }).where('id', '=', projectId).execute()
}
