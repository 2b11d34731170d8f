import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { ProjectLikes } from '../ports/likes.ts'

export function sqlLikes(database: Kysely<Database>): ProjectLikes {
  return {
    async of(projectId, userId) {
      const row = await database
        .selectFrom('project_like')
        .select([
          sql<number>`count(*)`.as('count'),
          sql<number>`coalesce(sum(case when user_id = ${userId} then 1 else 0 end), 0)`.as('mine'),
        ])
        .where('project_id', '=', projectId)
        .executeTakeFirstOrThrow()
      return { count: Number(row.count), isLikedByMe: Number(row.mine) > 0 }
    },

    async set(projectId, userId, isLiked, at) {
      if (!isLiked) {
        const { numDeletedRows } = await database
          .deleteFrom('project_like')
          .where('project_id', '=', projectId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }
      const { numInsertedOrUpdatedRows = 0n } = await database
        .insertInto('project_like')
        .values({ project_id: projectId, user_id: userId, at })
        .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },
  }
}
