import type { Migration } from 'kysely/migration'

/** Changes of email addresses that wait for the codes from both mailboxes. */
export const emailChanges: Migration = {
  async up(database) {
    await database.schema
      .createTable('email_change')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('old_code_hash', 'text')
      .addColumn('new_code_hash', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
