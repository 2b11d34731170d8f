import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

async function files(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('blob')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('asset')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull().references('blob.key'))
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('thumbnail_key', 'text', (column) => column.references('blob.key'))
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('duration_ms', 'integer')
    .addColumn('triangles', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .addUniqueConstraint('asset_of_holder', ['holder', 'type', 'key'])
    .execute()
  await database.schema
    .createIndex('asset_list')
    .on('asset')
    .columns(['holder', 'type', 'created_at'])
    .execute()
  for (const column of ['key', 'thumbnail_key', 'user_id', 'expires_at', 'deleted_at'] as const) {
    await database.schema.createIndex(`asset_by_${column}`).on('asset').column(column).execute()
  }
}

async function published(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('published_asset')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull().references('blob.key'))
    .addPrimaryKeyConstraint('published_asset_key', ['project_id', 'key'])
    .execute()
  await database.schema.createIndex('published_asset_by_key').on('published_asset').column('key').execute()
}

async function uploads(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('received', 'integer', (column) => column.notNull())
    .addColumn('parts', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('upload_of_holder', ['holder', 'type', 'hash'])
    .execute()
}

/** Uploaded files, which of them are public, and uploads under way. */
export const assets: Migration = {
  async up(database) {
    await files(database)
    await published(database)
    await uploads(database)
  },
}
