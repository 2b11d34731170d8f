import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { NewUpdates } from '../ports/update-log.ts'

/** Databases take only so many values in one question. */
const atOnce = 1_000

const pieces = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) =>
    all.slice(index * atOnce, (index + 1) * atOnce),
  )

/** Binds the new clientIDs of updates to their writers; false when one of them is bound to somebody else already. */
export async function bindAuthors(
  transaction: Transaction<Database>,
  { projectId, updates }: Pick<NewUpdates, 'projectId' | 'updates'>,
): Promise<boolean> {
  const newAuthors = updates.flatMap((update) => update.newAuthors)
  if (newAuthors.length === 0) return true
  const ownerOf = new Map<number, string>()
  for (const some of pieces(newAuthors)) {
    const known = await transaction
      .selectFrom('author')
      .select(['client_id', 'user_id'])
      .where('project_id', '=', projectId)
      .where(
        'client_id',
        'in',
        some.map(({ clientId }) => clientId),
      )
      .execute()
    for (const row of known) ownerOf.set(row.client_id, row.user_id)
  }
  if (newAuthors.some(({ clientId, userId }) => (ownerOf.get(clientId) ?? userId) !== userId)) return false
  const unknown = newAuthors.filter(({ clientId }) => !ownerOf.has(clientId))
  for (const some of pieces(unknown)) {
    await transaction
      .insertInto('author')
      .values(
        some.map(({ clientId, userId }) => ({ project_id: projectId, client_id: clientId, user_id: userId })),
      )
      .execute()
  }
  return true
}
