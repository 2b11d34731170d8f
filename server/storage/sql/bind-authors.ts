import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { NewUpdates } from '../ports/update-log.ts'

/** Binds the new clientIDs of updates to their writers; false when one of them is bound to somebody else already. */
export async function bindAuthors(
  transaction: Transaction<Database>,
  { projectId, updates }: Pick<NewUpdates, 'projectId' | 'updates'>,
): Promise<boolean> {
  const newAuthors = updates.flatMap((update) => update.newAuthors)
  if (newAuthors.length === 0) return true
  const known = await transaction
    .selectFrom('author')
    .select(['client_id', 'user_id'])
    .where('project_id', '=', projectId)
    .where(
      'client_id',
      'in',
      newAuthors.map(({ clientId }) => clientId),
    )
    .execute()
  const ownerOf = new Map(known.map((row) => [row.client_id, row.user_id]))
  if (newAuthors.some(({ clientId, userId }) => (ownerOf.get(clientId) ?? userId) !== userId)) return false
  const unknown = newAuthors.filter(({ clientId }) => !ownerOf.has(clientId))
  if (unknown.length === 0) return true
  await transaction
    .insertInto('author')
    .values(
      unknown.map(({ clientId, userId }) => ({
        project_id: projectId,
        client_id: clientId,
        user_id: userId,
      })),
    )
    .execute()
  return true
}
