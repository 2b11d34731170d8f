import type { Migration } from 'kysely/migration'

/** A model tells how many pixels its pictures have. Of those that were here before nobody knows. */
export const pixelsOfModels: Migration = {
  async up(database) {
    await database.schema.alterTable('asset').addColumn('pixels', 'integer').execute()
  },
}
