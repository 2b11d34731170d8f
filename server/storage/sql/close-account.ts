import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'

/** What is only about the person. */
const ownRows = [
  'session',
  'user_role',
  'identity',
  'password_reset',
  'email_change',
  'profile_picture',
  'project_member',
  'project_removal',
  'project_like',
  'learner',
  'streak_day',
  'xp_entry',
  'course_step',
  'certificate',
  'hidden_profile',
  'class_member',
  'feedback',
  'asset',
  'written_bytes',
] as const

/** What others need goes on without the person: reports for the staff, classes for their pupils, events for the statistics. */
async function leaveBehind(transaction: Transaction<Database>, userId: string, at: number): Promise<void> {
  await transaction
    .updateTable('school_class')
    .set({ teacher_id: null, archived_at: sql<number>`coalesce(archived_at, ${at})` })
    .where('teacher_id', '=', userId)
    .execute()
  await transaction.deleteFrom('report').where('profile_id', '=', userId).execute()
  await transaction
    .updateTable('report')
    .set({ reporter_id: null, note: '' })
    .where('reporter_id', '=', userId)
    .execute()
  await transaction.updateTable('report').set({ decided_by: null }).where('decided_by', '=', userId).execute()
  await transaction.deleteFrom('moderation_decision').where('profile_id', '=', userId).execute()
  await transaction
    .updateTable('moderation_decision')
    .set({ decided_by: null })
    .where('decided_by', '=', userId)
    .execute()
  await transaction
    .updateTable('publication_approval')
    .set({ decided_by: null })
    .where('decided_by', '=', userId)
    .execute()
  // Others keep the points for a like or a remix of hers; by whom it was, nobody needs to know any more.
  await transaction
    .updateTable('xp_entry')
    .set({ key: sql<string>`replace(key, ${userId}, ${`gone-${newId()}`})` })
    .where('key', 'like', `%:${userId}`)
    .execute()
  await transaction
    .updateTable('event')
    .set({ user_id: null, once: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Everything that says who a person was, or lets them in, goes at once; their projects wait in the bin, found by nobody. */
export async function closeAccount(
  transaction: Transaction<Database>,
  userId: string,
  at: number,
): Promise<void> {
  for (const table of ownRows) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await leaveBehind(transaction, userId, at)
  await transaction.updateTable('project').set({ search_text: '' }).where('owner_id', '=', userId).execute()
  await transaction
    .updateTable('user')
    .set({
      username: 'somebody',
      username_key: `#${userId}`,
      name: '',
      email: '',
      email_key: `#${userId}`,
      email_verified: 0,
      password_hash: null,
      profile_img: null,
      about: '',
      domain_key: null,
      utm_tags: null,
      closed_at: at,
    })
    .where('id', '=', userId)
    .execute()
}
