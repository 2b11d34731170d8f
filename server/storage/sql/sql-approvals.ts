import type { Kysely } from 'kysely'
import type { ApprovalRequest } from '../../../protocol/http/approvals.ts'
import type { Database } from '../database.ts'
import type { Approvals } from '../ports/approvals.ts'
import { classIdsOf } from './class-ids-of.ts'
import { isHidden } from './is-hidden.ts'
import { isPupil } from './is-pupil.ts'
import { isTeacherOf } from './is-teacher-of.ts'
import { lastPublished } from './last-published.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { selectSummaries, summaryOf } from './project-summary-row.ts'

/** A teacher who has not answered hears of the same project once in so long, whatever is asked for it. */
const toldAnewMs = 3_600_000

export function sqlApprovals(database: Kysely<Database>): Approvals {
  const withApproval = () =>
    selectSummaries(database)
      .innerJoin('publication_approval as approval', 'approval.project_id', 'project.id')
      .select(['approval.publication_id', 'approval.wanted', 'approval.state', 'approval.asked_at'])
      .orderBy('approval.asked_at')
      .orderBy('project.id')

  const read = async (
    query: Pick<ReturnType<typeof withApproval>, 'execute'>,
  ): Promise<readonly ApprovalRequest[]> =>
    (await query.execute()).map((row) => ({
      project: summaryOf(row),
      publication: Number(row.publication_id),
      wanted: row.wanted,
      state: row.state,
      askedAt: Number(row.asked_at),
    }))

  return {
    ask: (projectId, wanted, at) =>
      oneAtATime(database, projectId, async (transaction) => {
        if (await isHidden(transaction, projectId)) return 'hidden'
        const last = await lastPublished(transaction, projectId)
        if (!last || last.publication === null) return 'not-published'
        if (!(await isPupil(transaction, last.ownerId))) return 'not-needed'
        if ((await classIdsOf(transaction, last.ownerId)).length === 0) return 'no-class'
        const asked = {
          publication_id: Number(last.publication),
          wanted,
          state: 'asked' as const,
          asked_at: at,
        }
        const before = await transaction
          .selectFrom('publication_approval')
          .select('told_at')
          .where('project_id', '=', projectId)
          .executeTakeFirst()
        await transaction
          .insertInto('publication_approval')
          .values({ project_id: projectId, ...asked, told_at: null, decided_at: null, decided_by: null })
          .onConflict((conflict) =>
            conflict.column('project_id').doUpdateSet({ ...asked, decided_at: null, decided_by: null }),
          )
          .execute()
        await transaction
          .updateTable('project')
          .set({ visibility: 'class' })
          .where('id', '=', projectId)
          .execute()
        const toldAt = before?.told_at ?? null
        return toldAt !== null && Number(toldAt) > at - toldAnewMs ? 'asked-before' : 'asked'
      }),

    async tell(projectId, at) {
      const { numUpdatedRows } = await database
        .updateTable('publication_approval')
        .set({ told_at: at })
        .where('project_id', '=', projectId)
        .where('state', '=', 'asked')
        .where((where) => where.or([where('told_at', 'is', null), where('told_at', '<=', at - toldAnewMs)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    ofClass: (classId) =>
      read(
        withApproval().where('project.owner_id', 'in', (inner) =>
          inner
            .selectFrom('class_member')
            .select('user_id')
            .where('class_id', '=', classId)
            .where('removed_at', 'is', null),
        ),
      ),

    ofPupil: (userId) => read(withApproval().where('project.owner_id', '=', userId)),

    decide: (projectId, { publication, isApproved, by, at }) =>
      oneAtATime(database, projectId, async (transaction) => {
        if (await isHidden(transaction, projectId)) return 'hidden'
        const asked = await transaction
          .selectFrom('publication_approval')
          .select(['publication_id', 'wanted'])
          .where('project_id', '=', projectId)
          .executeTakeFirst()
        if (!asked) return 'missing'
        const last = await lastPublished(transaction, projectId)
        if (Number(asked.publication_id) !== publication || Number(last?.publication) !== publication) {
          return 'changed'
        }
        await transaction
          .updateTable('publication_approval')
          .set({
            state: isApproved ? 'approved' : 'refused',
            told_at: null,
            decided_at: at,
            decided_by: by,
          })
          .where('project_id', '=', projectId)
          .execute()
        await transaction
          .updateTable('project')
          .set({ visibility: isApproved ? asked.wanted : 'class' })
          .where('id', '=', projectId)
          .execute()
        return 'decided'
      }),

    teaches: (teacherId, pupilId) => isTeacherOf(database, teacherId, pupilId),

    async teacherAddresses(pupilId) {
      const rows = await database
        .selectFrom('school_class')
        .innerJoin('class_member', 'class_member.class_id', 'school_class.id')
        .innerJoin('user', 'user.id', 'school_class.teacher_id')
        .innerJoin('user_role', 'user_role.user_id', 'user.id')
        .select('user.email')
        .distinct()
        .where('user_role.role', '=', 'teacher')
        .where('class_member.user_id', '=', pupilId)
        .where('class_member.removed_at', 'is', null)
        .where('school_class.archived_at', 'is', null)
        .where('user.email_key', 'not like', '#%')
        .execute()
      return rows.map(({ email }) => email)
    },
  }
}
