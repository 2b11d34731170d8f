import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Volumes } from '../ports/volumes.ts'
import { atomically } from './atomically.ts'

export const sqlVolumes = (database: Kysely<Database>): Volumes => ({
  add: (volumes, oldest) =>
    atomically(database, async (transaction) => {
      const there = await transaction
        .selectFrom('user')
        .select('id')
        .where('closed_at', 'is', null)
        .where('id', 'in', [...volumes.map(({ userId }) => userId), ''])
        .execute()
      const ids = new Set(there.map(({ id }) => id))
      for (const { userId, day, bytes } of volumes) {
        if (!ids.has(userId)) continue
        await transaction
          .insertInto('written_bytes')
          .values({ user_id: userId, day, bytes })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'day'])
              .doUpdateSet((set) => ({ bytes: set('written_bytes.bytes', '+', bytes) })),
          )
          .execute()
      }
      await transaction.deleteFrom('written_bytes').where('day', '<', oldest).execute()
    }),

  async since(userIds, day) {
    const rows = await database
      .selectFrom('written_bytes')
      .select(['user_id', 'day', 'bytes'])
      .where('user_id', 'in', [...userIds, ''])
      .where('day', '>=', day)
      .execute()
    return rows.map((row) => ({ userId: row.user_id, day: Number(row.day), bytes: Number(row.bytes) }))
  },
})
