import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Databases take only so many values in one question. */
const keysAtOnce = 500

interface Pinned {
  readonly projectId: string
  /** With which they go again; `null`: they stay with the project. */
  readonly publicationId: number | null
  readonly keys: readonly string[]
}

/** Makes files part of a project, so that they stay with it whatever their holder does. Those whose bytes are gone are left out. */
export async function pinFiles(
  database: Kysely<Database>,
  { projectId, publicationId, keys }: Pinned,
): Promise<void> {
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const some = keys.slice(from, from + keysAtOnce)
    await database
      .insertInto('published_asset')
      .columns(['project_id', 'publication_id', 'key'])
      .expression((from) =>
        from
          .selectFrom('blob')
          .select((select) => [
            select.val(projectId).as('project_id'),
            select.cast<number | null>(select.val(publicationId), 'bigint').as('publication_id'),
            'blob.key',
          ])
          .where('blob.key', 'in', some),
      )
      .execute()
  }
}
