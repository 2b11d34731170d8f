import type { Migration } from 'kysely/migration'

/** What is counted by the day: bytes that accounts write, and wrong tries. */
export const volumes: Migration = {
  async up(database) {
    await database.schema
      .createTable('written_bytes')
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('written_bytes_key', ['user_id', 'day'])
      .execute()
    await database.schema
      .createTable('guess_count')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('guess_count_key', ['key', 'day'])
      .execute()
  },
}
