import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { FeedbackBox } from '../ports/feedback.ts'

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
  }
}
