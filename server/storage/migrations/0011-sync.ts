import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

/** Used tickets into rooms, and the moments from which histories go on. */
export const sync: Migration = {
  async up(database) {
    await database.schema
      .createTable('used_ticket')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('used_ticket_end').on('used_ticket').column('ends_at').execute()
    await database.schema
      .createTable('history_moment')
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('project.id').onDelete('cascade'),
      )
      .addColumn('through_id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('bytes', columnTypes(database).bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('history_moment_key', ['project_id', 'through_id'])
      .execute()
  },
}
