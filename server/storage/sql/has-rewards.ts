import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Whether somebody has XP and a streak, unless one of their classes does without. */
export async function hasRewards(database: Kysely<Database>, userId: string): Promise<boolean> {
  const without = await database
    .selectFrom('class_member')
    .innerJoin('school_class', 'school_class.id', 'class_member.class_id')
    .select('school_class.id')
    .where('class_member.user_id', '=', userId)
    .where('class_member.removed_at', 'is', null)
    .where('school_class.archived_at', 'is', null)
    .where('school_class.has_rewards', '=', 0)
    .executeTakeFirst()
  return without === undefined
}
