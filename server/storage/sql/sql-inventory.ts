import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Inventory } from '../ports/inventory.ts'

export function sqlInventory(database: Kysely<Database>): Inventory {
  const count = async (table: 'user' | 'project' | 'update_log' | 'blob'): Promise<number> => {
    const row = await database
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const bytesOf = async (table: 'update_log' | 'snapshot'): Promise<number> => {
    const row = await database
      .selectFrom(table)
      .select(sql<number>`coalesce(sum(length(bytes)), 0)`.as('bytes'))
      .executeTakeFirstOrThrow()
    return Number(row.bytes)
  }
  return {
    async counts() {
      const published = await database
        .selectFrom('project')
        .select((select) => select.fn.countAll().as('count'))
        .where('play_code', 'is not', null)
        .executeTakeFirstOrThrow()
      const blobs = await database
        .selectFrom('blob')
        .select((select) => select.fn.sum('bytes').as('bytes'))
        .executeTakeFirstOrThrow()
      return {
        people: await count('user'),
        projects: await count('project'),
        published: Number(published.count),
        edits: await count('update_log'),
        bytes: (await bytesOf('update_log')) + (await bytesOf('snapshot')),
        files: await count('blob'),
        fileBytes: Number(blobs.bytes ?? 0),
      }
    },

    async projectIds() {
      const rows = await database.selectFrom('project').select('id').orderBy('id').execute()
      return rows.map(({ id }) => id)
    },
  }
}
