import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

/** How each epoch of a project ended. */
export const closedEpochs: Migration = {
  async up(database) {
    const types = columnTypes(database)
    await database.schema
      .createTable('closed_epoch')
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('project.id').onDelete('cascade'),
      )
      .addColumn('epoch', 'bigint', (column) => column.notNull())
      .addColumn('through_id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('bytes', types.bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('closed_epoch_key', ['project_id', 'epoch'])
      .execute()
  },
}
