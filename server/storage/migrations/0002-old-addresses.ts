import type { Migration } from 'kysely/migration'

/** Names that projects had before they were renamed; an owner's names and old names are one set, so none leads two ways. */
export const oldAddresses: Migration = {
  async up(database) {
    await database.schema
      .createTable('project_alias')
      .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('project.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('project_alias_key', ['owner_id', 'name'])
      .execute()
    await database.schema
      .createIndex('project_alias_of_project')
      .on('project_alias')
      .column('project_id')
      .execute()
  },
}
