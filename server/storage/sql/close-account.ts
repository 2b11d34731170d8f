import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** Everything that says who a person was, or lets them in, goes at once. */
export async function closeAccount(
  transaction: Transaction<Database>,
  userId: string,
  at: number,
): Promise<void> {
  for (const table of [
    'session',
    'user_role',
    'identity',
    'password_reset',
    'profile_picture',
    'project_member',
    'project_like',
    'learner',
    'streak_day',
    'xp_entry',
    'course_step',
    'certificate',
    'hidden_profile',
    'class_member',
  ] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await transaction
    .updateTable('school_class')
    .set({ archived_at: at })
    .where('teacher_id', '=', userId)
    .where('archived_at', 'is', null)
    .execute()
  await transaction
    .updateTable('event')
    .set({ user_id: null, once: null })
    .where('user_id', '=', userId)
    .execute()
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
      utm_tags: null,
      closed_at: at,
    })
    .where('id', '=', userId)
    .execute()
}
