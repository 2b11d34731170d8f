import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { MomentSources, StoredMoment } from '../ports/log-history.ts'

interface Wanted {
  readonly projectId: string
  readonly id: number
  readonly withSnapshot: boolean
}

interface Base extends StoredMoment {
  readonly throughId: number
}

/** The newest whole document that is not after a row. Of two as new the later one counts: an epoch begins after the one before ended. */
async function baseBefore(
  transaction: Transaction<Database>,
  { projectId, id, withSnapshot }: Wanted,
): Promise<Base | undefined> {
  const newestOf = (table: 'snapshot' | 'history_moment' | 'closed_epoch') =>
    transaction
      .selectFrom(table)
      .select(['through_id', 'bytes'])
      .where('project_id', '=', projectId)
      .where('through_id', '<=', id)
      .orderBy('through_id', 'desc')
      .limit(1)
      .executeTakeFirst()
  const bases: Base[] = []
  for (const table of ['snapshot', 'closed_epoch', 'history_moment'] as const) {
    if (table === 'snapshot' && !withSnapshot) continue
    const row = await newestOf(table)
    const kind = table === 'closed_epoch' ? 'epoch-end' : 'moment'
    if (row) bases.push({ kind, throughId: Number(row.through_id), bytes: row.bytes })
  }
  return bases.toSorted((a, b) => b.throughId - a.throughId)[0]
}

/** What a project is put together from as it was through a row that is kept, or at a kept moment. */
export async function momentSources(
  transaction: Transaction<Database>,
  wanted: Wanted,
): Promise<MomentSources | undefined> {
  const { projectId, id } = wanted
  const row = await transaction
    .selectFrom('update_log')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst()
  const base = await baseBefore(transaction, wanted)
  if (!row && base?.throughId !== id) return undefined
  const updates = await transaction
    .selectFrom('update_log')
    .select(['id', 'bytes'])
    .where('project_id', '=', projectId)
    .where('id', '>', base?.throughId ?? 0)
    .where('id', '<=', id)
    .orderBy('id')
    .execute()
  return { base, updates }
}
