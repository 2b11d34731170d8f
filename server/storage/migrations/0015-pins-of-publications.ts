import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

async function moveRows(database: Kysely<unknown>): Promise<void> {
  const old = database.withTables<{ published_asset: { project_id: string; key: string } }>()
  await old
    .withTables<{ pinned_asset: { project_id: string; key: string } }>()
    .insertInto('pinned_asset')
    .columns(['project_id', 'key'])
    .expression(old.selectFrom('published_asset').select(['project_id', 'key']))
    .execute()
  await database.schema.dropTable('published_asset').execute()
  await database.schema.alterTable('pinned_asset').renameTo('published_asset').execute()
}

/**
 * A file that is part of a project says of which publication, and goes with it. What was there before says none: it may be what a copy brought along,
 * and stays with its project.
 */
export const pinsOfPublications: Migration = {
  async up(database) {
    await database.schema
      .createTable('pinned_asset')
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('project.id').onDelete('cascade'),
      )
      .addColumn('publication_id', 'bigint', (column) =>
        column.references('published.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.notNull().references('blob.key'))
      .execute()
    await moveRows(database)
    for (const column of ['project_id', 'publication_id', 'key'] as const) {
      await database.schema.createIndex(`pinned_by_${column}`).on('published_asset').column(column).execute()
    }
  },
}
