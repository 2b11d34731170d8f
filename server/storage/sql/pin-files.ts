import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Databases take only so many values in one question. */
const keysAtOnce = 500

/** Makes files part of a project, so that they stay with it whatever their holder does. Those whose bytes are gone are left out. */
export async function pinFiles(
  database: Kysely<Database>,
  projectId: string,
  keys: readonly string[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const some = keys.slice(from, from + keysAtOnce)
    await database
      .insertInto('published_asset')
      .columns(['project_id', 'key'])
      .expression((from) =>
        from
          .selectFrom('blob')
          .select((select) => [select.val(projectId).as('project_id'), 'blob.key'])
          .where('blob.key', 'in', some),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
