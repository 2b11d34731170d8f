import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Reports, Subject } from '../ports/reports.ts'
import { atomically } from './atomically.ts'
import { hideProfile, hideProject, showProfile, showProjects } from './hide-subject.ts'
import { hiddenProjects, isHidden } from './is-hidden.ts'
import { moderationCases } from './moderation-cases.ts'
import { moderationDecisions } from './moderation-decisions.ts'
import { oneAtATime } from './one-at-a-time.ts'

const columnOf = ({ kind }: Subject) =>
  kind === 'project' ? ('project_id' as const) : ('profile_id' as const)

export function sqlReports(database: Kysely<Database>): Reports {
  return {
    add: ({ id, subject, reporterId, reason, note, at }) =>
      atomically(database, async (transaction) => {
        const column = columnOf(subject)
        if (reporterId !== null) {
          const earlier = await transaction
            .selectFrom('report')
            .select('id')
            .where(column, '=', subject.id)
            .where('reporter_id', '=', reporterId)
            .where('decided_at', 'is', null)
            .executeTakeFirst()
          if (earlier) return
        }
        await transaction
          .insertInto('report')
          .values({
            id,
            at,
            project_id: subject.kind === 'project' ? subject.id : null,
            profile_id: subject.kind === 'profile' ? subject.id : null,
            reporter_id: reporterId,
            reason,
            note,
            decision: null,
            decided_at: null,
            decided_by: null,
          })
          .execute()
      }),

    open: () => moderationCases(database),

    decisions: () => moderationDecisions(database),

    async has({ kind, id }) {
      const row =
        kind === 'project'
          ? await database
              .selectFrom('project')
              .select('id')
              .where('id', '=', id)
              .where('deleted_at', 'is', null)
              .executeTakeFirst()
          : await database
              .selectFrom('user')
              .select('id')
              .where('id', '=', id)
              .where('closed_at', 'is', null)
              .executeTakeFirst()
      return row !== undefined
    },

    decide: (subject, { id: decisionId, decision, by, at }) => {
      const { kind, id } = subject
      return oneAtATime(database, id, async (transaction) => {
        if (decision === 'hide' || decision === 'delete') {
          await (kind === 'project'
            ? hideProject(transaction, id, { at, withProfile: false })
            : hideProfile(transaction, id, at))
        }
        if (decision === 'show') {
          await (kind === 'project' ? showProjects(transaction, [id]) : showProfile(transaction, id))
        }
        await transaction
          .updateTable('report')
          .set({ decision, decided_at: at, decided_by: by })
          .where(columnOf(subject), '=', id)
          .where('decided_at', 'is', null)
          .execute()
        await transaction
          .insertInto('moderation_decision')
          .values({
            id: decisionId,
            at,
            decision,
            decided_by: by,
            project_id: kind === 'project' ? id : null,
            profile_id: kind === 'profile' ? id : null,
          })
          .execute()
      })
    },

    isProjectHidden: (projectId) => isHidden(database, projectId),

    async hiddenOf(ownerId) {
      const rows = await hiddenProjects(database).where('project.owner_id', '=', ownerId).execute()
      return new Set(rows.map(({ id }) => id))
    },

    async isProfileHidden(userId) {
      const row = await database
        .selectFrom('hidden_profile')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
