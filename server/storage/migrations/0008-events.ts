import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

/**
 * Events. Nothing refers to an account or a project by a key: an event outlives both, and writing one must be cheap. The first index
 * answers how often something happened without a look at the table, the second what a person did next.
 */
export const events: Migration = {
  async up(database) {
    await database.schema
      .createTable('event')
      .addColumn('id', columnTypes(database).counter, (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('project_id', 'text')
      .addColumn('value', 'integer')
      .addColumn('hoc', 'text')
      .addColumn('props', 'text')
      .addColumn('once', 'text', (column) => column.unique())
      .execute()
    await database.schema
      .createIndex('event_of_type')
      .on('event')
      .columns(['type', 'at', 'user_id', 'hoc', 'value'])
      .execute()
    await database.schema
      .createIndex('event_of_user')
      .on('event')
      .columns(['user_id', 'type', 'at'])
      .execute()
  },
}
