import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Rewards } from '../ports/rewards.ts'
import { atomically } from './atomically.ts'

const mostDays = 1000

/** `areOn` says whether somebody has XP and a streak. */
export function sqlRewards(database: Kysely<Database>, areOn: (userId: string) => Promise<boolean>): Rewards {
  return {
    areOn,

    async timeZone(userId) {
      const row = await database
        .selectFrom('learner')
        .select('time_zone')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.time_zone
    },

    async setTimeZone(userId, timeZone) {
      await database
        .insertInto('learner')
        .values({ user_id: userId, time_zone: timeZone })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ time_zone: timeZone }))
        .execute()
    },

    async give({ userId, ...entry }) {
      const { numInsertedOrUpdatedRows = 0n } = await database
        .insertInto('xp_entry')
        .values({ user_id: userId, ...entry })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0n
    },

    giveForPublish: ({ userId, ...entry }, rule) =>
      atomically(database, async (transaction) => {
        const before = await transaction
          .selectFrom('xp_entry')
          .select([
            sql<number>`count(*)`.as('count'),
            sql<number>`coalesce(sum(case when day = ${entry.day} and points = ${rule.later} then 1 else 0 end), 0)`.as(
              'today',
            ),
          ])
          .where('user_id', '=', userId)
          .where('kind', '=', 'publish')
          .executeTakeFirstOrThrow()
        const later = Number(before.today) < rule.mostLaterADay ? rule.later : 0
        const points = Number(before.count) === 0 ? rule.first : later
        await transaction
          .insertInto('xp_entry')
          .values({ user_id: userId, ...entry, kind: 'publish', points })
          .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
          .execute()
      }),

    async xp(userId) {
      const row = await database
        .selectFrom('xp_entry')
        .select(({ fn }) => fn.sum<number | string | null>('points').as('xp'))
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return Number(row?.xp ?? 0)
    },

    async addDay(userId, day) {
      await database
        .insertInto('streak_day')
        .values({ user_id: userId, day })
        .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
        .execute()
    },

    async days(userId) {
      const rows = await database
        .selectFrom('streak_day')
        .select('day')
        .where('user_id', '=', userId)
        .orderBy('day', 'desc')
        .limit(mostDays)
        .execute()
      return rows.map(({ day }) => day)
    },
  }
}
