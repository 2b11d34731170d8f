import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { UsedTickets } from '../ports/used-tickets.ts'

/** How often those that have run out are removed. */
const clearEveryMs = 60_000

export function sqlUsedTickets(database: Kysely<Database>): UsedTickets {
  let clearedAt = 0
  return {
    async add(id, endsAt, at) {
      if (at - clearedAt > clearEveryMs) {
        clearedAt = at
        await database.deleteFrom('used_ticket').where('ends_at', '<=', at).execute()
      }
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('used_ticket')
        .values({ id, ends_at: endsAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },
  }
}
