import type { Kysely } from 'kysely'
import type { AssetType } from '../../../model/assets/asset.ts'
import type { Database } from '../database.ts'
import type { AssetHolder, AssetRecord, Assets } from '../ports/assets.ts'
import { searchable } from '../search-text.ts'
import { addAsset, NoRoom } from './add-asset.ts'
import { assetColumns, assetOf } from './asset-row.ts'
import { atomically } from './atomically.ts'
import { hasRoom } from './has-room.ts'
import { liveAssets, nameHas } from './live-assets.ts'
import { restoreAsset } from './restore-asset.ts'

export function sqlAssets(
  database: Kysely<Database>,
): Omit<Assets, 'forget' | 'unreferenced' | 'dropBlob' | 'publishedFor' | 'publishedAmong'> {
  /** Where the list goes on. */
  const placeOf = (holders: readonly AssetHolder[], type: AssetType, key: string) =>
    database
      .selectFrom('asset')
      .select(['created_at', 'id'])
      .where('holder', 'in', [...holders, ''])
      .where('type', '=', type)
      .where('key', '=', key)
      .executeTakeFirst()

  return {
    async list(holders, { type, search, limit, page, startKey }, at) {
      const all = liveAssets(database, holders, at)
        .select(assetColumns)
        .where('type', '=', type)
        .where(nameHas(search))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
      if (startKey === undefined) {
        return (await all.offset((page - 1) * limit).execute()).map(assetOf)
      }
      const place = await placeOf(holders, type, startKey)
      if (!place) return undefined
      const rows = await all
        .where((where) =>
          where.or([
            where('created_at', '<', place.created_at),
            where.and([where('created_at', '=', place.created_at), where('id', '<', place.id)]),
          ]),
        )
        .execute()
      return rows.map(assetOf)
    },

    async counts(holders, search, at) {
      const rows = await liveAssets(database, holders, at)
        .select(['type', ({ fn }) => fn.countAll<number | string>().as('count')])
        .where(nameHas(search))
        .groupBy('type')
        .execute()
      const counts = { images: 0, sounds: 0, videos: 0, models: 0 }
      for (const { type, count } of rows) counts[type] = Number(count)
      return counts
    },

    async bySource(holder, type, sourceHash, at) {
      const row = await liveAssets(database, [holder], at)
        .select(assetColumns)
        .where('type', '=', type)
        .where('source_hash', '=', sourceHash)
        .executeTakeFirst()
      return row && assetOf(row)
    },

    async announce(key, bytes, at) {
      await database
        .insertInto('blob')
        .values({ key, bytes, touched_at: at })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: at }))
        .execute()
    },

    async add(assets, quota) {
      try {
        return await atomically(database, async (transaction) => {
          const records: AssetRecord[] = []
          for (const asset of assets) records.push(await addAsset(transaction, asset, quota))
          return records
        })
      } catch (error) {
        if (error instanceof NoRoom) return 'full'
        throw error
      }
    },

    hasRoom: (holder, bytes, quota, at) => hasRoom(database, { holder, bytes, quota, at }),

    async rename(holders, key, name, at) {
      const row = await database
        .updateTable('asset')
        .set({ name, name_key: searchable(name) })
        .where('id', 'in', liveAssets(database, holders, at).select('id').where('key', '=', key))
        .returning(assetColumns)
        .executeTakeFirst()
      return row && assetOf(row)
    },

    async delete(holders, key, at) {
      const { numUpdatedRows } = await database
        .updateTable('asset')
        .set({ deleted_at: at })
        .where('id', 'in', liveAssets(database, holders, at).select('id').where('key', '=', key))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    restore: (holders, key, tools) => restoreAsset(database, holders, key, tools),

    async heldBy(holders, keys, at) {
      const rows = await liveAssets(database, holders, at)
        .select('key')
        .where('key', 'in', [...keys, ''])
        .execute()
      return new Set(rows.map(({ key }) => key))
    },

    async heldInProject(projectId, keys, at) {
      const rows = await database
        .selectFrom('asset')
        .select('key')
        .where('key', 'in', [...keys, ''])
        .where('deleted_at', 'is', null)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
        .where((where) =>
          where.or([
            where(
              'user_id',
              '=',
              where.selectFrom('project').select('owner_id').where('project.id', '=', projectId),
            ),
            where(
              'user_id',
              'in',
              where
                .selectFrom('project_member')
                .select('project_member.user_id')
                .where('project_id', '=', projectId)
                .where('role', '=', 'editor'),
            ),
          ]),
        )
        .execute()
      return new Set(rows.map(({ key }) => key))
    },
  }
}
