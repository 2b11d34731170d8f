import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** Names and old names of the owner's projects but `exceptId`, as far as they begin with a slug and are in its way. */
export async function takenNames(
  transaction: Transaction<Database>,
  ownerId: string,
  exceptId: string,
  slug: string,
): Promise<ReadonlySet<string>> {
  const names = await transaction
    .selectFrom('project')
    .select('name')
    .where('owner_id', '=', ownerId)
    .where('id', '<>', exceptId)
    .where('name', 'like', `${slug}%`)
    .unionAll((query) =>
      query
        .selectFrom('project_alias')
        .select('name')
        .where('owner_id', '=', ownerId)
        .where('project_id', '<>', exceptId)
        .where('name', 'like', `${slug}%`),
    )
    .execute()
  return new Set(names.map((row) => row.name))
}
