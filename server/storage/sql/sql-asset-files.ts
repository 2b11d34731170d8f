import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Assets } from '../ports/assets.ts'
import { publishedFor } from './published-for.ts'

/** Whether neither a file, a thumbnail, a publication nor an upload that is under way refers to a blob. */
const isUnreferenced = (where: ExpressionBuilder<Database, 'blob'>) =>
  where.and([
    where.not(
      where.exists(where.selectFrom('asset').select('asset.id').whereRef('asset.key', '=', 'blob.key')),
    ),
    where.not(
      where.exists(
        where.selectFrom('asset').select('asset.id').whereRef('asset.thumbnail_key', '=', 'blob.key'),
      ),
    ),
    where.not(
      where.exists(
        where
          .selectFrom('published_asset')
          .select('published_asset.key')
          .whereRef('published_asset.key', '=', 'blob.key'),
      ),
    ),
    where.not(
      where.exists(
        where
          .selectFrom('upload')
          .select('upload.id')
          .where(sql<boolean>`blob.key like 'parts/' || upload.id || '/%'`),
      ),
    ),
  ])

/** Which bytes are needed, by whom, and which are not any more. */
export function sqlAssetFiles(
  database: Kysely<Database>,
): Pick<Assets, 'forget' | 'unreferenced' | 'dropBlob' | 'publishedFor' | 'publishedAmong'> {
  return {
    publishedFor: publishedFor(database),

    async publishedAmong(keys) {
      const rows = await database
        .selectFrom('published_asset')
        .select('key')
        .distinct()
        .where('key', 'in', [...keys, ''])
        .execute()
      return new Set(rows.map(({ key }) => key))
    },

    async forget(binnedBefore, at) {
      await database
        .deleteFrom('asset')
        .where((where) => where.or([where('deleted_at', '<', binnedBefore), where('expires_at', '<=', at)]))
        .execute()
    },

    async unreferenced(announcedBefore) {
      const rows = await database
        .selectFrom('blob')
        .select('key')
        .where('touched_at', '<', announcedBefore)
        .where(isUnreferenced)
        .limit(1000)
        .execute()
      return rows.map(({ key }) => key)
    },

    async dropBlob(key, announcedBefore) {
      const { numDeletedRows } = await database
        .deleteFrom('blob')
        .where('key', '=', key)
        .where('touched_at', '<', announcedBefore)
        .where(isUnreferenced)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
