import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

const ofProject = <Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
): CreateTableBuilder<Table, Column | 'project_id'> =>
  table.addColumn('project_id', 'text', (column) =>
    column.notNull().references('project.id').onDelete('cascade'),
  )

async function accounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('profile_img', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('session_expiry').on('session').column('expires_at').execute()
}

async function projects(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('project')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('domain_key', 'text')
    .addColumn('remixed_from_id', 'text', (column) => column.references('project.id').onDelete('set null'))
    .addColumn('play_code', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('project_address', ['owner_id', 'name'])
    .execute()
  await ofProject(database.schema.createTable('project_member'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_member_key', ['project_id', 'user_id'])
    .execute()
  await ofProject(database.schema.createTable('project_like'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_like_key', ['project_id', 'user_id'])
    .execute()
}

async function documents(database: Kysely<unknown>): Promise<void> {
  const types = columnTypes(database)
  await ofProject(database.schema.createTable('update_log'))
    .addColumn('id', types.counter, (column) =>
      types.counter === 'integer' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('command_id', 'text')
    .addColumn('command_type', 'text')
    .addColumn('label', 'text')
    .addColumn('bytes', types.bytes, (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('update_log_of_project')
    .on('update_log')
    .columns(['project_id', 'id'])
    .execute()
  await database.schema
    .createTable('snapshot')
    .addColumn('project_id', 'text', (column) =>
      column.primaryKey().references('project.id').onDelete('cascade'),
    )
    .addColumn('through_id', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', types.bytes, (column) => column.notNull())
    .execute()
  await ofProject(database.schema.createTable('quarantine'))
    .addColumn('update_id', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await ofProject(database.schema.createTable('author'))
    .addColumn('client_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('author_key', ['project_id', 'client_id'])
    .execute()
  await ofProject(database.schema.createTable('published'))
    .addColumn('id', types.counter, (column) =>
      types.counter === 'integer' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('document', types.bytes, (column) => column.notNull())
    .addColumn('picture', types.bytes, (column) => column.notNull())
    .addColumn('picture_type', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('published_of_project')
    .on('published')
    .columns(['project_id', 'id'])
    .execute()
}

/** Accounts, projects, their update logs and what is published. */
export const accountsAndProjects: Migration = {
  async up(database) {
    await accounts(database)
    await projects(database)
    await documents(database)
  },
}
