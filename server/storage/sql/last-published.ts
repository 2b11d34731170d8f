import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** The owner of a project outside the bin, who sees it, and what was published of it last. */
export const lastPublished = (database: Kysely<Database>, projectId: string) =>
  database
    .selectFrom('project')
    .leftJoin('published', 'published.project_id', 'project.id')
    .select((from) => [
      'project.owner_id as ownerId',
      'project.visibility',
      from.fn.max('published.id').as('publication'),
    ])
    .where('project.id', '=', projectId)
    .where('project.deleted_at', 'is', null)
    .groupBy(['project.owner_id', 'project.visibility'])
    .executeTakeFirst()
