import type { ModerationSubject } from '../../../protocol/http/reports.ts'

/** A project with its maker, or a person, as `subjectColumns` selects them. */
interface SubjectRow {
  readonly project_id: string | null
  readonly profile_id: string | null
  readonly display_name: string | null
  readonly description: string | null
  readonly name: string | null
  readonly play_code: string | null
  readonly maker_name: string | null
  readonly person_name: string | null
  readonly person_full_name: string | null
  readonly about: string | null
}

/** What a query that joins `project`, its `maker` and a `person` selects for `subjectOfRow`. */
export const subjectColumns = [
  'project.display_name',
  'project.description',
  'project.name',
  'project.play_code',
  'maker.username as maker_name',
  'person.username as person_name',
  'person.name as person_full_name',
  'person.about',
] as const

/** What staff see of what was reported or decided about. */
export const subjectOfRow = (row: SubjectRow): ModerationSubject =>
  row.project_id === null
    ? {
        kind: 'profile',
        id: row.profile_id ?? '',
        username: row.person_name ?? '',
        displayName: row.person_full_name ?? '',
        description: row.about ?? '',
      }
    : {
        kind: 'project',
        id: row.project_id,
        displayName: row.display_name ?? '',
        description: row.description ?? '',
        username: row.maker_name ?? '',
        name: row.name ?? '',
        playCode: row.play_code,
      }
