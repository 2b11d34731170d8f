import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

const ofPerson = <Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
): CreateTableBuilder<Table, Column | 'user_id'> =>
  table.addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))

async function rewards(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('learner')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .execute()
  await ofPerson(database.schema.createTable('streak_day'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('streak_day_key', ['user_id', 'day'])
    .execute()
  await ofPerson(database.schema.createTable('xp_entry'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('xp_entry_key', ['user_id', 'key'])
    .execute()
}

async function courses(database: Kysely<unknown>): Promise<void> {
  await ofPerson(database.schema.createTable('course_step'))
    .addColumn('course', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('project_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('course_step_key', ['user_id', 'course', 'step'])
    .execute()
  await ofPerson(
    database.schema.createTable('certificate').addColumn('code', 'text', (column) => column.primaryKey()),
  )
    .addColumn('course', 'text', (column) => column.notNull())
    .addColumn('shown_name', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addColumn('steps', 'integer', (column) => column.notNull())
    .addColumn('edits', 'integer', (column) => column.notNull())
    .addColumn('errors_fixed', 'integer', (column) => column.notNull())
    .addUniqueConstraint('certificate_of_course', ['user_id', 'course'])
    .execute()
}

async function reports(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('modal_type', 'text', (column) => column.notNull())
    .addColumn('image', columnTypes(database).bytes)
    .addColumn('image_type', 'text')
    .execute()
  await database.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) => column.references('project.id').onDelete('cascade'))
    .addColumn('profile_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('reporter_id', 'text', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('decision', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text', (column) => column.references('user.id').onDelete('set null'))
    .execute()
  await database.schema.createIndex('report_queue').on('report').columns(['decided_at', 'at']).execute()
  for (const column of ['project_id', 'profile_id', 'reporter_id'] as const) {
    await database.schema.createIndex(`report_by_${column}`).on('report').column(column).execute()
  }
  await database.schema
    .createTable('hidden_project')
    .addColumn('project_id', 'text', (column) =>
      column.primaryKey().references('project.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('with_profile', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('hidden_profile')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}

/** XP, streaks, courses with certificates, feedback, reports and what staff have hidden. */
export const rewardsAndReports: Migration = {
  async up(database) {
    await rewards(database)
    await courses(database)
    await reports(database)
  },
}
