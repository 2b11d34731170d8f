import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

/** A publication may have a picture of all that is around. Of those that were here before there is none. */
export const panoramas: Migration = {
  async up(database) {
    await database.schema.alterTable('published').addColumn('panorama', columnTypes(database).bytes).execute()
    await database.schema.alterTable('published').addColumn('panorama_type', 'text').execute()
  },
}
