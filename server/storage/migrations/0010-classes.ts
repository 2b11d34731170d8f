import type { Migration } from 'kysely/migration'

/** Classes with their codes, and who is in them. */
export const classes: Migration = {
  async up(database) {
    await database.schema
      .createTable('school_class')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teacher_id', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('has_rewards', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('archived_at', 'bigint')
      .execute()
    await database.schema
      .createIndex('school_class_of_teacher')
      .on('school_class')
      .column('teacher_id')
      .execute()
    await database.schema
      .createTable('class_member')
      .addColumn('class_id', 'text', (column) =>
        column.notNull().references('school_class.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('nickname_key', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text')
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addPrimaryKeyConstraint('class_member_key', ['class_id', 'user_id'])
      .addUniqueConstraint('class_nickname', ['class_id', 'nickname_key'])
      .execute()
    await database.schema.createIndex('class_member_of_user').on('class_member').column('user_id').execute()
  },
}
