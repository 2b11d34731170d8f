import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

async function roles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('user_role')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('granted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_role_key', ['user_id', 'role'])
    .execute()
  await database.schema
    .alterTable('session')
    .addColumn('roles', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await database.schema.createIndex('session_of_user').on('session').column('user_id').execute()
}

async function profiles(database: Kysely<unknown>): Promise<void> {
  const types = columnTypes(database)
  await database.schema
    .alterTable('user')
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await database.schema
    .alterTable('user')
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await database.schema.alterTable('user').addColumn('domain_key', 'text').execute()
  await database.schema.alterTable('user').addColumn('utm_tags', 'text').execute()
  await database.schema.alterTable('user').addColumn('closed_at', 'bigint').execute()
  await database.schema
    .createTable('profile_picture')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('bytes', types.bytes, (column) => column.notNull())
    .execute()
}

async function waysIn(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('identity')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('identity_key', ['issuer', 'subject'])
    .execute()
  await database.schema.createIndex('identity_of_user').on('identity').column('user_id').execute()
  await database.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('is_verified', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('password_reset_of_email')
    .on('password_reset')
    .columns(['email_hash', 'created_at'])
    .execute()
}

/** Roles, profiles with pictures, sign-in elsewhere, and forgotten passwords. */
export const accountsAndRoles: Migration = {
  async up(database) {
    await roles(database)
    await profiles(database)
    await waysIn(database)
  },
}
