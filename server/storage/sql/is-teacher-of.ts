import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Whether somebody teaches a class that the pupil is in and that is not over. */
export async function isTeacherOf(
  database: Kysely<Database>,
  teacherId: string,
  pupilId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('school_class')
    .innerJoin('class_member', 'class_member.class_id', 'school_class.id')
    .innerJoin('user_role', 'user_role.user_id', 'school_class.teacher_id')
    .select('school_class.id')
    .where('user_role.role', '=', 'teacher')
    .where('school_class.teacher_id', '=', teacherId)
    .where('school_class.archived_at', 'is', null)
    .where('class_member.user_id', '=', pupilId)
    .where('class_member.removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
