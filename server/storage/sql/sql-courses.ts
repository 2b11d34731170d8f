import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Certificate, Courses } from '../ports/courses.ts'
import type { RewardTables } from '../tables/reward-tables.ts'

const certificateOf = (row: RewardTables['certificate']): Certificate => ({
  code: row.code,
  userId: row.user_id,
  course: row.course,
  shownName: row.shown_name,
  finishedAt: Number(row.finished_at),
  steps: row.steps,
  edits: row.edits,
  errorsFixed: row.errors_fixed,
})

export function sqlCourses(database: Kysely<Database>): Courses {
  const certificates = () => database.selectFrom('certificate').selectAll()

  return {
    doStep: ({ userId, course, step, projectId, at }) =>
      database.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows = 0n } = await transaction
          .insertInto('course_step')
          .values({ user_id: userId, course, step, project_id: projectId, at })
          .onConflict((conflict) => conflict.columns(['user_id', 'course', 'step']).doNothing())
          .executeTakeFirstOrThrow()
        const { done } = await transaction
          .selectFrom('course_step')
          .select(({ fn }) => fn.countAll<number>().as('done'))
          .where('user_id', '=', userId)
          .where('course', '=', course)
          .executeTakeFirstOrThrow()
        return { isNew: numInsertedOrUpdatedRows > 0n, done: Number(done) }
      }),

    async stepsOf(userId) {
      const rows = await database
        .selectFrom('course_step')
        .select(['course', 'step', 'project_id', 'at'])
        .where('user_id', '=', userId)
        .orderBy('at')
        .orderBy('step')
        .execute()
      return rows.map(({ course, step, project_id, at }) => ({
        course,
        step,
        projectId: project_id,
        at: Number(at),
      }))
    },

    async certificatesOf(userId) {
      return (await certificates().where('user_id', '=', userId).execute()).map(certificateOf)
    },

    async issue({ userId, shownName, finishedAt, errorsFixed, ...same }) {
      await database
        .insertInto('certificate')
        .values({
          ...same,
          user_id: userId,
          shown_name: shownName,
          finished_at: finishedAt,
          errors_fixed: errorsFixed,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'course']).doNothing())
        .execute()
      const row = await certificates()
        .where('user_id', '=', userId)
        .where('course', '=', same.course)
        .executeTakeFirstOrThrow()
      return certificateOf(row)
    },

    async certificate(code) {
      const row = await certificates().where('code', '=', code).executeTakeFirst()
      return row && certificateOf(row)
    },

    async countEdits(userId, projectId) {
      const row = await database
        .selectFrom('update_log')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('project_id', '=', projectId)
        .where('actor_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
