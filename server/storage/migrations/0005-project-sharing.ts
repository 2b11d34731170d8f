import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

async function bin(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('project').addColumn('deleted_at', 'bigint').execute()
  await database.schema.alterTable('project').addColumn('deleted_name', 'text').execute()
  await database.schema.createIndex('project_bin').on('project').column('deleted_at').execute()
}

async function community(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('project')
    .addColumn('is_kid_project', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.schema
    .alterTable('project')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update project set search_text = lower(display_name || ' ' || description || ' ' ||
    (select username from "user" where "user".id = project.owner_id))`.execute(database)
  await database.schema.createIndex('project_remixes').on('project').column('remixed_from_id').execute()
  await database.schema
    .createIndex('project_like_of_user')
    .on('project_like')
    .columns(['user_id', 'at'])
    .execute()
  await database.schema.createIndex('project_member_of_user').on('project_member').column('user_id').execute()
  await database.schema
    .createTable('project_tag')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_tag_key', ['project_id', 'tag'])
    .execute()
  await database.schema.createIndex('project_of_tag').on('project_tag').column('tag').execute()
}

async function pictures(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('project_picture')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', columnTypes(database).bytes, (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_picture_key', ['project_id', 'kind', 'name'])
    .execute()
  await database.schema
    .createTable('server_key')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

async function invitations(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('project_invitation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('max_uses', 'integer')
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await database.schema
    .createIndex('project_invitation_of_project')
    .on('project_invitation')
    .column('project_id')
    .execute()
  await database.schema
    .createTable('project_removal')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_removal_key', ['project_id', 'user_id'])
    .execute()
}

/** The bin, tags and search, pictures of projects, invitation links and who was sent away. */
export const projectSharing: Migration = {
  async up(database) {
    await bin(database)
    await community(database)
    await pictures(database)
    await invitations(database)
  },
}
