import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Whether anybody but its owner sees a project, or could by a link that its owner made. */
export async function isReadByOthers(database: Kysely<Database>, projectId: string): Promise<boolean> {
  const row = await database
    .selectFrom('project')
    .leftJoin('project_member', 'project_member.project_id', 'project.id')
    .leftJoin('project_invitation', 'project_invitation.project_id', 'project.id')
    .select(['project.visibility', 'project_member.user_id', 'project_invitation.id as invitation'])
    .where('project.id', '=', projectId)
    .limit(1)
    .executeTakeFirst()
  return (
    row !== undefined && (row.visibility !== 'private' || row.user_id !== null || row.invitation !== null)
  )
}
