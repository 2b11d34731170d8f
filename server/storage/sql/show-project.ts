import type { Kysely, Transaction } from 'kysely'
import type { Visibility } from '../../../protocol/http/project.ts'
import { isWithin } from '../../auth/policy.ts'
import type { Database } from '../database.ts'
import type { Projects } from '../ports/projects.ts'
import { classIdsOf } from './class-ids-of.ts'
import { isPupil } from './is-pupil.ts'
import { lastPublished } from './last-published.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { whyNotShown } from './why-not-shown.ts'

/** The most that a project may be shown to: `class` for a pupil's, unless what was published last is approved for more. */
async function widestOf(transaction: Transaction<Database>, projectId: string): Promise<Visibility> {
  const last = await lastPublished(transaction, projectId)
  if (!last || !(await isPupil(transaction, last.ownerId))) return 'public'
  const approved = await transaction
    .selectFrom('publication_approval')
    .select('wanted')
    .where('project_id', '=', projectId)
    .where('state', '=', 'approved')
    .where('publication_id', '=', Number(last.publication ?? 0))
    .executeTakeFirst()
  return approved?.wanted ?? 'class'
}

/** `Projects.show`. */
export const showProject =
  (database: Kysely<Database>): Projects['show'] =>
  (projectId, visibility) =>
    oneAtATime(database, projectId, async (transaction) => {
      const project = await transaction
        .selectFrom('project')
        .select('owner_id')
        .where('id', '=', projectId)
        .executeTakeFirst()
      if (visibility === 'class' && project && (await classIdsOf(transaction, project.owner_id)).length === 0)
        return 'no-class'
      if (visibility !== 'private') {
        const refusal = await whyNotShown(transaction, projectId)
        if (refusal) return refusal
        if (!isWithin(visibility, await widestOf(transaction, projectId))) return 'approval-needed'
      }
      await transaction.updateTable('project').set({ visibility }).where('id', '=', projectId).execute()
      return 'shown'
    })
