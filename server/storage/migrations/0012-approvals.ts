import type { Migration } from 'kysely/migration'

/** What pupils want to show beyond their class, and what their teachers have said to it. */
export const approvals: Migration = {
  async up(database) {
    await database.schema
      .createTable('publication_approval')
      .addColumn('project_id', 'text', (column) =>
        column.primaryKey().references('project.id').onDelete('cascade'),
      )
      .addColumn('publication_id', 'bigint', (column) => column.notNull())
      .addColumn('wanted', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('decided_by', 'text', (column) => column.references('user.id').onDelete('set null'))
      .execute()
  },
}
