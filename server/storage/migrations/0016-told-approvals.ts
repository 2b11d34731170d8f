import type { Migration } from 'kysely/migration'

/** When a teacher was written to about what a pupil asks. */
export const toldApprovals: Migration = {
  async up(database) {
    await database.schema.alterTable('publication_approval').addColumn('told_at', 'bigint').execute()
  },
}
