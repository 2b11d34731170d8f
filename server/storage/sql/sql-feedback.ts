import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { FeedbackBox } from '../ports/feedback.ts'

const mostEntries = 200

export function sqlFeedback(database: Kysely<Database>): FeedbackBox {
  return {
    async add({ userId, type, image, ...same }) {
      await database
        .insertInto('feedback')
        .values({
          ...same,
          user_id: userId,
          modal_type: type,
          image: image?.bytes ?? null,
          image_type: image?.type ?? null,
        })
        .execute()
    },

    async newest() {
      const rows = await database
        .selectFrom('feedback')
        .leftJoin('user', 'user.id', 'feedback.user_id')
        .select([
          'feedback.id',
          'feedback.at',
          'feedback.email',
          'feedback.description',
          'feedback.modal_type',
          'feedback.image_type',
          'user.username',
          sql<number>`case when feedback.recording is null then 0 else 1 end`.as('has_recording'),
        ])
        .orderBy('feedback.at', 'desc')
        .orderBy('feedback.id', 'desc')
        .limit(mostEntries)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        at: Number(row.at),
        username: row.username,
        email: row.email,
        description: row.description,
        type: row.modal_type,
        hasImage: row.image_type !== null,
        hasRecording: Number(row.has_recording) === 1,
      }))
    },

    async image(id) {
      const row = await database
        .selectFrom('feedback')
        .select(['image', 'image_type'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.image && row.image_type ? { bytes: row.image, type: row.image_type } : undefined
    },

    async recording(id) {
      const row = await database
        .selectFrom('feedback')
        .select('recording')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.recording ?? undefined
    },
  }
}
