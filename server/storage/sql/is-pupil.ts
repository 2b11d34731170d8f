import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** In place of the hash of pictures: a pupil who comes in by a password of their own. */
export const keptPupil = ''

/**
 * Whether somebody's teacher answers for what they show: who comes in by the pictures of a class, now or since they were taken out. A pupil who made
 * the account their own stays one as long as they are in that class, and until they have shown that the email is theirs.
 */
export async function isPupil(database: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('class_member')
    .innerJoin('school_class', 'school_class.id', 'class_member.class_id')
    .innerJoin('user', 'user.id', 'class_member.user_id')
    .select('class_member.user_id')
    .where('class_member.user_id', '=', userId)
    .where('secret_hash', 'is not', null)
    .where((where) =>
      where.or([
        where('secret_hash', '<>', keptPupil),
        where('user.email_verified', '=', 0),
        where.and([where('removed_at', 'is', null), where('archived_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
