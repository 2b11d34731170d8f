import type { Transaction } from 'kysely'
import { dayMs } from '../../../protocol/day-ms.ts'
import type { Database } from '../database.ts'
import type { NewMoment } from '../ports/log-history.ts'

/** Of the time before the full history one moment in so long is kept, and so many in all. */
const momentEveryMs = 30 * dayMs
const maxMoments = 12

/** Keeps what a project began as, before its first snapshot is replaced. */
export async function keepBeginning(transaction: Transaction<Database>, projectId: string): Promise<void> {
  const first = await transaction
    .selectFrom('snapshot')
    .select(['at', 'bytes'])
    .where('project_id', '=', projectId)
    .where('through_id', '=', 0)
    .executeTakeFirst()
  if (!first) return
  await transaction
    .insertInto('history_moment')
    .values({ project_id: projectId, through_id: 0, ...first })
    .onConflict((conflict) => conflict.columns(['project_id', 'through_id']).doNothing())
    .execute()
}

/** Forgets the rows through a moment, which is kept instead; of the older moments one in each month of the last year stays. */
export async function forgetThrough(
  transaction: Transaction<Database>,
  projectId: string,
  { throughId, at, bytes }: NewMoment,
): Promise<void> {
  await transaction
    .insertInto('history_moment')
    .values({ project_id: projectId, through_id: throughId, at, bytes })
    .onConflict((conflict) => conflict.columns(['project_id', 'through_id']).doNothing())
    .execute()
  await transaction
    .deleteFrom('update_log')
    .where('project_id', '=', projectId)
    .where('id', '<=', throughId)
    .execute()
  const moments = await transaction
    .selectFrom('history_moment')
    .select(['through_id', 'at'])
    .where('project_id', '=', projectId)
    .orderBy('through_id', 'desc')
    .execute()
  const months = new Map(
    moments.map((moment) => [Math.floor(Number(moment.at) / momentEveryMs), moment.through_id] as const),
  )
  const kept = new Set([throughId, ...[...months.values()].slice(0, maxMoments)].map(Number))
  const over = moments.map((moment) => Number(moment.through_id)).filter((id) => !kept.has(id))
  if (over.length === 0) return
  await transaction
    .deleteFrom('history_moment')
    .where('project_id', '=', projectId)
    .where('through_id', 'in', over)
    .execute()
}
