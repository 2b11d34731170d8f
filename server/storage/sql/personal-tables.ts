import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database.ts'

/** Which rows and columns of a table are a person's, and what they are called in the export of the account. */
export interface PersonalTable {
  readonly table: keyof Database
  readonly name: string
  readonly columns: readonly string[]
  readonly isOf: (userId: string) => RawBuilder<SqlBool>
  readonly order: readonly string[]
  /** Whether there may be more rows than fit into memory; they have a counted `id` then. */
  readonly isLong?: true
  readonly bytes?: readonly PersonalBytes[]
}

/** A column of bytes, which become files of their own, and the column of their type, or their fixed extension. */
interface PersonalBytes {
  readonly column: string
  readonly type: string
  readonly extension?: string
  /** Where two columns give files of one extension: what the folder of the second is called. */
  readonly folder?: string
}

const by =
  (column: string): PersonalTable['isOf'] =>
  (userId) =>
    sql<SqlBool>`${sql.ref(column)} = ${userId}`

const ofOwnProject: PersonalTable['isOf'] = (userId) =>
  sql<SqlBool>`project_id in (select id from project where owner_id = ${userId})`

/**
 * What is kept of people, table by table; hashes and bytes of the inside are left out. `tests/server/personal-data.test.ts` fails for a
 * table that is neither here nor on its list of exceptions.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'session',
    name: 'logins',
    columns: ['created_at', 'expires_at', 'roles'],
    isOf: by('user_id'),
    order: ['created_at'],
  },
  {
    table: 'user_role',
    name: 'roles',
    columns: ['role', 'granted_at'],
    isOf: by('user_id'),
    order: ['role'],
  },
  {
    table: 'identity',
    name: 'sign-ins-elsewhere',
    columns: ['issuer', 'subject', 'created_at'],
    isOf: by('user_id'),
    order: ['created_at'],
  },
  {
    table: 'email_change',
    name: 'email-change',
    columns: ['email', 'expires_at'],
    isOf: by('user_id'),
    order: ['expires_at'],
  },
  {
    table: 'upload',
    name: 'unfinished-uploads',
    columns: ['type', 'name', 'file_name', 'length', 'received', 'created_at'],
    isOf: (userId) => sql<SqlBool>`holder = ${`person:${userId}`}`,
    order: ['created_at'],
  },
  {
    table: 'school_class',
    name: 'classes-taught',
    columns: ['id', 'name', 'code', 'has_rewards', 'created_at', 'archived_at'],
    isOf: by('teacher_id'),
    order: ['created_at'],
  },
  {
    table: 'class_member',
    name: 'classes',
    columns: ['class_id', 'nickname', 'joined_at', 'removed_at'],
    isOf: by('user_id'),
    order: ['joined_at'],
  },
  {
    table: 'publication_approval',
    name: 'approvals',
    columns: ['project_id', 'publication_id', 'wanted', 'state', 'asked_at', 'told_at', 'decided_at'],
    isOf: ofOwnProject,
    order: ['asked_at'],
  },
  {
    table: 'project_alias',
    name: 'old-addresses',
    columns: ['project_id', 'name'],
    isOf: by('owner_id'),
    order: ['name'],
  },
  {
    table: 'project_tag',
    name: 'tags',
    columns: ['project_id', 'tag'],
    isOf: ofOwnProject,
    order: ['project_id', 'tag'],
  },
  {
    table: 'project_member',
    name: 'invited-to',
    columns: ['project_id', 'role', 'created_at'],
    isOf: by('user_id'),
    order: ['created_at'],
  },
  {
    table: 'project_removal',
    name: 'sent-away-from',
    columns: ['project_id', 'at'],
    isOf: by('user_id'),
    order: ['at'],
  },
  {
    table: 'project_invitation',
    name: 'invitation-links',
    columns: ['project_id', 'id', 'role', 'created_at', 'expires_at', 'max_uses', 'uses'],
    isOf: ofOwnProject,
    order: ['created_at', 'id'],
  },
  {
    table: 'project_picture',
    name: 'project-pictures',
    columns: ['project_id', 'kind', 'name', 'at', 'type'],
    isOf: ofOwnProject,
    order: ['project_id', 'kind', 'name'],
    bytes: [{ column: 'bytes', type: 'type' }],
  },
  {
    table: 'hidden_project',
    name: 'hidden-projects',
    columns: ['project_id', 'at', 'visibility', 'with_profile'],
    isOf: ofOwnProject,
    order: ['at'],
  },
  {
    table: 'hidden_profile',
    name: 'hidden-profile',
    columns: ['at'],
    isOf: by('user_id'),
    order: ['at'],
  },
  {
    table: 'published',
    name: 'publications',
    columns: ['id', 'project_id', 'at', 'display_name', 'description', 'picture_type', 'panorama_type'],
    isOf: by('actor_id'),
    order: ['id'],
    bytes: [
      { column: 'picture', type: 'picture_type' },
      { column: 'panorama', type: 'panorama_type', folder: 'publications-all-round' },
      { column: 'document', type: 'picture_type', extension: 'yjs' },
    ],
  },
  {
    table: 'update_log',
    name: 'edits',
    columns: ['id', 'project_id', 'at', 'command_id', 'command_type', 'label'],
    isOf: by('actor_id'),
    order: ['id'],
    isLong: true,
  },
  {
    table: 'event',
    name: 'events',
    columns: ['id', 'at', 'type', 'project_id', 'value', 'hoc', 'props'],
    isOf: by('user_id'),
    order: ['id'],
    isLong: true,
  },
  {
    table: 'project_like',
    name: 'likes',
    columns: ['project_id', 'at'],
    isOf: by('user_id'),
    order: ['at'],
  },
  {
    table: 'learner',
    name: 'time-zone',
    columns: ['time_zone'],
    isOf: by('user_id'),
    order: ['time_zone'],
  },
  {
    table: 'streak_day',
    name: 'streak',
    columns: ['day'],
    isOf: by('user_id'),
    order: ['day'],
  },
  {
    table: 'xp_entry',
    name: 'xp',
    columns: ['kind', 'points', 'day', 'at', 'key'],
    isOf: by('user_id'),
    order: ['at'],
  },
  {
    table: 'course_step',
    name: 'courses',
    columns: ['course', 'step', 'project_id', 'at'],
    isOf: by('user_id'),
    order: ['at', 'step'],
  },
  {
    table: 'certificate',
    name: 'certificates',
    columns: ['code', 'course', 'shown_name', 'finished_at', 'steps', 'edits', 'errors_fixed'],
    isOf: by('user_id'),
    order: ['finished_at'],
  },
  {
    table: 'feedback',
    name: 'feedback',
    columns: ['id', 'at', 'email', 'description', 'modal_type', 'image_type'],
    isOf: by('user_id'),
    order: ['at', 'id'],
    bytes: [
      { column: 'image', type: 'image_type' },
      { column: 'recording', type: 'image_type', extension: 'nestling' },
    ],
  },
  {
    table: 'report',
    name: 'reports',
    columns: ['at', 'project_id', 'profile_id', 'reason', 'note', 'decision', 'decided_at'],
    isOf: by('reporter_id'),
    order: ['at'],
  },
  {
    table: 'moderation_decision',
    name: 'decisions',
    columns: ['at', 'decision', 'project_id', 'profile_id'],
    isOf: by('decided_by'),
    order: ['at', 'id'],
  },
]
