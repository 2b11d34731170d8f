import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Members } from '../ports/members.ts'
import { meetingOf } from './meeting-of.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { shownPerson } from './shown-person.ts'
import { whyNotShown } from './why-not-shown.ts'

export function sqlMembers(database: Kysely<Database>): Members {
  return {
    meeting: (ownerId, personId) => meetingOf(database, ownerId, personId),

    invite: (projectId, userId, role, at) =>
      oneAtATime(database, projectId, async (transaction) => {
        const refusal = await whyNotShown(transaction, projectId)
        if (refusal) return refusal
        await transaction
          .insertInto('project_member')
          .values({ project_id: projectId, user_id: userId, role, created_at: at })
          .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
          .execute()
        await transaction
          .deleteFrom('project_removal')
          .where('project_id', '=', projectId)
          .where('user_id', '=', userId)
          .execute()
        return 'invited'
      }),

    async ofProject(projectId, readerId) {
      const rows = await database
        .selectFrom('project_member')
        .innerJoin('user', 'user.id', 'project_member.user_id')
        .select(['user.id', 'user.username', 'user.name', 'user.profile_img as profileImg'])
        .select('project_member.role')
        .where('project_member.project_id', '=', projectId)
        .orderBy('project_member.created_at')
        .orderBy('user.username_key')
        .execute()
      const shown = await Promise.all(rows.map((row) => shownPerson(database, readerId, row)))
      return shown.map(({ username, name, profileImg, role }) => ({ username, name, profileImg, role }))
    },

    async leave(projectId, userId) {
      const { numDeletedRows } = await database
        .deleteFrom('project_member')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    sendAway: (projectId, userId, at) =>
      database.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('project_member')
          .where('project_id', '=', projectId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await transaction
          .insertInto('project_removal')
          .values({ project_id: projectId, user_id: userId, at })
          .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ at }))
          .execute()
        return true
      }),
  }
}
