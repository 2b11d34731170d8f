import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../database.ts'

export type FromProject = ExpressionBuilder<Database, 'project'>

/** Shown to the classes of its maker, one of which is among these. */
const isShownTo = (from: FromProject, classIds: readonly string[]) =>
  from.and([
    from('project.visibility', '=', 'class'),
    from.or([
      from(
        'project.owner_id',
        'in',
        from
          .selectFrom('class_member')
          .select('user_id')
          .where('class_id', 'in', classIds)
          .where('removed_at', 'is', null),
      ),
      from(
        'project.owner_id',
        'in',
        from
          .selectFrom('school_class')
          .innerJoin('user_role', 'user_role.user_id', 'school_class.teacher_id')
          .select('user_role.user_id')
          .where('user_role.role', '=', 'teacher')
          .where('school_class.id', 'in', classIds),
      ),
    ]),
  ])

/**
 * Whether a project is somebody's own, or they are invited to it, or it is shown to a class that they are in. For many rows at once what the
 * policy says of one.
 */
export const isForPerson = (
  from: FromProject,
  userId: string,
  classIds: readonly string[],
): Expression<SqlBool> =>
  from.or([
    from('project.owner_id', '=', userId),
    ...(classIds.length > 0 ? [isShownTo(from, classIds)] : []),
    from(
      'project.id',
      'in',
      from.selectFrom('project_member').select('project_id').where('user_id', '=', userId),
    ),
  ])
