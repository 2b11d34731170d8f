import type { FromProject } from './is-for-person.ts'

/** What everybody may find. */
export const isFound = (from: FromProject) =>
  from.and([
    from('project.visibility', '=', 'public'),
    from('project.play_code', 'is not', null),
    from('project.deleted_at', 'is', null),
  ])
