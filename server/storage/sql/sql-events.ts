import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Events, NewEvent } from '../ports/events.ts'

/** Rows of one statement: a database takes only so many values at once. */
const rowsAtOnce = 500

const rowOf = (event: NewEvent) => ({
  at: event.at,
  type: event.type,
  user_id: event.userId,
  project_id: event.projectId ?? null,
  value: event.value ?? null,
  hoc: event.hoc ?? null,
  props: event.props ? JSON.stringify(event.props) : null,
  once: event.once ?? null,
})

export function sqlEvents(database: Kysely<Database>): Events {
  return {
    async add(events) {
      if (events.length === 0) return
      await database.transaction().execute(async (transaction) => {
        for (let start = 0; start < events.length; start += rowsAtOnce) {
          await transaction
            .insertInto('event')
            .values(events.slice(start, start + rowsAtOnce).map(rowOf))
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
      })
    },

    async count(type, userId, projectId) {
      const row = await database
        .selectFrom('event')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('type', '=', type)
        .where('project_id', '=', projectId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
