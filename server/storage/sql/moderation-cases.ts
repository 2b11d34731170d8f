import type { Kysely } from 'kysely'
import type { ModerationCase } from '../../../protocol/http/reports.ts'
import type { Database } from '../database.ts'
import { subjectColumns, subjectOfRow } from './subject-of-row.ts'

const mostReports = 1000
const mostCases = 200

/** Open reports, by what they are about; the subject that waits longest first. */
export async function moderationCases(database: Kysely<Database>): Promise<readonly ModerationCase[]> {
  const rows = await database
    .selectFrom('report')
    .leftJoin('project', 'project.id', 'report.project_id')
    .leftJoin('user as maker', 'maker.id', 'project.owner_id')
    .leftJoin('user as person', 'person.id', 'report.profile_id')
    .leftJoin('hidden_project', 'hidden_project.project_id', 'report.project_id')
    .leftJoin('hidden_profile', 'hidden_profile.user_id', 'report.profile_id')
    .select([
      'report.at',
      'report.reason',
      'report.note',
      'report.project_id',
      'report.profile_id',
      ...subjectColumns,
      'hidden_project.at as project_hidden_at',
      'hidden_profile.at as profile_hidden_at',
    ])
    .where('report.decided_at', 'is', null)
    .where('project.deleted_at', 'is', null)
    .orderBy('report.at')
    .orderBy('report.id')
    .limit(mostReports)
    .execute()
  const cases = new Map<string, ModerationCase>()
  for (const row of rows) {
    const id = row.project_id ?? row.profile_id ?? ''
    const report = { at: Number(row.at), reason: row.reason, note: row.note }
    const known = cases.get(id)
    if (known) {
      known.reports.push(report)
      continue
    }
    if (cases.size === mostCases) continue
    cases.set(id, {
      subject: subjectOfRow(row),
      isHidden: (row.project_hidden_at ?? row.profile_hidden_at) !== null,
      reports: [report],
    })
  }
  return [...cases.values()]
}
