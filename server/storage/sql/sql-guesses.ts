import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Guesses } from '../ports/guesses.ts'

/** Ends a transaction when a count is at its most. */
class Full extends Error {}

export const sqlGuesses = (database: Kysely<Database>): Guesses => ({
  async add(counts, day) {
    // In the same order by everybody: each waits for the row of the one before, and two never for each other.
    const sorted = [...counts].sort((a, b) => (a.key < b.key ? -1 : 1))
    try {
      await database.transaction().execute(async (transaction) => {
        for (const { key, max } of sorted) {
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('guess_count')
            .values({ key, day, count: 1 })
            .onConflict((conflict) =>
              conflict
                .columns(['key', 'day'])
                .doUpdateSet((set) => ({ count: set('guess_count.count', '+', 1) }))
                .where('guess_count.count', '<', max),
            )
            .executeTakeFirstOrThrow()
          if (!numInsertedOrUpdatedRows) throw new Full()
        }
      })
      return true
    } catch (error) {
      if (error instanceof Full) return false
      throw error
    }
  },

  async takeBack(counts, day) {
    const keys = counts.map(({ key }) => key).sort()
    await database.transaction().execute(async (transaction) => {
      for (const key of keys) {
        await transaction
          .updateTable('guess_count')
          .set((set) => ({ count: set('count', '-', 1) }))
          .where('key', '=', key)
          .where('day', '=', day)
          .execute()
      }
      await transaction
        .deleteFrom('guess_count')
        .where('key', 'in', [...keys, ''])
        .where('day', '=', day)
        .where('count', '<=', 0)
        .execute()
    })
  },

  async forget(oldest) {
    await database.deleteFrom('guess_count').where('day', '<', oldest).execute()
  },
})
