import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { AssetHolder, Assets } from '../ports/assets.ts'
import { NoRoom } from './add-asset.ts'
import { assetColumns, assetOf, holderOf } from './asset-row.ts'
import { atomically } from './atomically.ts'
import { hasRoom } from './has-room.ts'

/** `Assets.restore`. A file that somebody holds twice, as two types, comes back as both or not at all. */
export async function restoreAsset(
  database: Kysely<Database>,
  holders: readonly AssetHolder[],
  key: string,
  { quotaOf, at }: Parameters<Assets['restore']>[2],
): ReturnType<Assets['restore']> {
  try {
    return await atomically(database, async (transaction) => {
      const rows = await transaction
        .selectFrom('asset')
        .select([...assetColumns, 'id', 'holder', 'deleted_at'])
        .where('holder', 'in', [...holders, ''])
        .where('key', '=', key)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
        .execute()
      for (const { id, holder: text, bytes, deleted_at: binned } of rows) {
        if (binned === null) continue
        const holder = holderOf(text)
        const need = { holder, bytes: Number(bytes), quota: quotaOf(holder), at, key }
        if (!(await hasRoom(transaction, need))) throw new NoRoom(holder)
        await transaction.updateTable('asset').set({ deleted_at: null }).where('id', '=', id).execute()
      }
      const [row] = rows
      return row && assetOf(row)
    })
  } catch (error) {
    if (error instanceof NoRoom) return { full: error.holder }
    throw error
  }
}
