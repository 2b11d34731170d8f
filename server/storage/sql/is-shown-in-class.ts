import type { Expression, SqlBool } from 'kysely'
import type { FromProject } from './is-for-person.ts'

/**
 * Whether a project is one that its maker's classes see: shown to them, or with a teacher's yes to more people. The yes takes nothing away from the
 * class that saw it first.
 */
export const isShownInClass = (from: FromProject): Expression<SqlBool> =>
  from.or([
    from('project.visibility', '=', 'class'),
    from.and([
      from('project.visibility', 'in', ['link', 'public']),
      from(
        'project.id',
        'in',
        from.selectFrom('publication_approval').select('project_id').where('state', '=', 'approved'),
      ),
    ]),
  ])
