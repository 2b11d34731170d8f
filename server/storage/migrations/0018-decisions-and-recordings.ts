import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

/** What staff decided stays to be read, whether somebody had reported it or not; feedback may bring a recording. */
export const decisionsAndRecordings: Migration = {
  async up(database) {
    await database.schema.alterTable('feedback').addColumn('recording', columnTypes(database).bytes).execute()
    await database.schema
      .createTable('moderation_decision')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('project_id', 'text', (column) => column.references('project.id').onDelete('cascade'))
      .addColumn('profile_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .execute()
    await database.schema.createIndex('moderation_by_at').on('moderation_decision').column('at').execute()
    for (const column of ['decided_by', 'project_id', 'profile_id'] as const) {
      await database.schema
        .createIndex(`moderation_by_${column}`)
        .on('moderation_decision')
        .column(column)
        .execute()
    }
  },
}
