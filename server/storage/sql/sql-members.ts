import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Members } from '../ports/members.ts'

export function sqlMembers(database: Kysely<Database>): Members {
  return {
    async invite(projectId, userId, role, at) {
      await database
        .insertInto('project_member')
        .values({ project_id: projectId, user_id: userId, role, created_at: at })
        .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
        .execute()
    },

    ofProject: (projectId) =>
      database
        .selectFrom('project_member')
        .innerJoin('user', 'user.id', 'project_member.user_id')
        .select(['user.username', 'user.name', 'user.profile_img as profileImg', 'project_member.role'])
        .where('project_member.project_id', '=', projectId)
        .orderBy('project_member.created_at')
        .orderBy('user.username_key')
        .execute(),

    async remove(projectId, userId) {
      const { numDeletedRows } = await database
        .deleteFrom('project_member')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
