import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** The classes that a person is in, as pupil or teacher, as long as they are not over, and a teacher as long as they have the role. */
export async function classIdsOf(database: Kysely<Database>, userId: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('school_class')
    .leftJoin('class_member', (join) =>
      join
        .onRef('class_member.class_id', '=', 'school_class.id')
        .on('class_member.user_id', '=', userId)
        .on('class_member.removed_at', 'is', null),
    )
    .leftJoin('user_role as teacher', (join) =>
      join.onRef('teacher.user_id', '=', 'school_class.teacher_id').on('teacher.role', '=', 'teacher'),
    )
    .select('school_class.id')
    .where('school_class.archived_at', 'is', null)
    .where((where) =>
      where.or([where('teacher.user_id', '=', userId), where('class_member.user_id', 'is not', null)]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
