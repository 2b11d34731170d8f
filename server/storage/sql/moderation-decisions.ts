import type { Kysely } from 'kysely'
import type { ModerationDecision } from '../../../protocol/http/reports.ts'
import type { Database } from '../database.ts'
import { subjectColumns, subjectOfRow } from './subject-of-row.ts'

const mostDecisions = 200

/** What staff decided, the newest first; and of each subject whether it is hidden now. */
export async function moderationDecisions(
  database: Kysely<Database>,
): Promise<readonly ModerationDecision[]> {
  const rows = await database
    .selectFrom('moderation_decision')
    .leftJoin('project', 'project.id', 'moderation_decision.project_id')
    .leftJoin('user as maker', 'maker.id', 'project.owner_id')
    .leftJoin('user as person', 'person.id', 'moderation_decision.profile_id')
    .leftJoin('user as judge', 'judge.id', 'moderation_decision.decided_by')
    .leftJoin('hidden_project', 'hidden_project.project_id', 'moderation_decision.project_id')
    .leftJoin('hidden_profile', 'hidden_profile.user_id', 'moderation_decision.profile_id')
    .select([
      'moderation_decision.id',
      'moderation_decision.at',
      'moderation_decision.decision',
      'moderation_decision.project_id',
      'moderation_decision.profile_id',
      'judge.username as judge_name',
      'hidden_project.at as project_hidden_at',
      'hidden_profile.at as profile_hidden_at',
      ...subjectColumns,
    ])
    .orderBy('moderation_decision.at', 'desc')
    .orderBy('moderation_decision.id', 'desc')
    .limit(mostDecisions)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: Number(row.at),
    by: row.judge_name,
    decision: row.decision,
    subject: subjectOfRow(row),
    isHidden: (row.project_hidden_at ?? row.profile_hidden_at) !== null,
  }))
}
