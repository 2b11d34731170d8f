import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { AssetHolder, AssetQuota, AssetRecord, NewAsset } from '../ports/assets.ts'
import { searchable } from '../search-text.ts'
import { assetColumns, assetOf, userIdOf } from './asset-row.ts'

const sum = async (query: { executeTakeFirst(): Promise<{ bytes: unknown } | undefined> }): Promise<number> =>
  Number((await query.executeTakeFirst())?.bytes ?? 0)

/**
 * Whether a holder may have `bytes` more. What lies in the bin takes room of its own, as much again; when that is over, it is emptied.
 */
export async function hasRoom(
  transaction: Transaction<Database>,
  { holder, bytes, quota, at }: { holder: AssetHolder; bytes: number; quota: AssetQuota; at: number },
): Promise<boolean> {
  const all = transaction
    .selectFrom('asset')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
  const own = all.where('holder', '=', holder)
  if ((await sum(own.where('deleted_at', 'is', null))) + bytes > quota.ofHolder) return false
  if (quota.ofAnonymous !== null) {
    const anonymous = await sum(all.where('user_id', 'is', null))
    if (anonymous + bytes > quota.ofAnonymous) return false
  }
  if ((await sum(own)) + bytes > 2 * quota.ofHolder) {
    await transaction
      .deleteFrom('asset')
      .where('holder', '=', holder)
      .where('deleted_at', 'is not', null)
      .execute()
  }
  return true
}

/** Ends a transaction in which something did not fit. */
export class NoRoom extends Error {}

/** Adds one file inside the transaction of `Assets.add`; throws `NoRoom`. */
export async function addAsset(
  transaction: Transaction<Database>,
  asset: NewAsset,
  quota: AssetQuota,
): Promise<AssetRecord> {
  const { holder, type, key, name, at, expiresAt } = asset
  const existing = await transaction
    .selectFrom('asset')
    .select([...assetColumns, 'id', 'deleted_at', 'expires_at'])
    .where('holder', '=', holder)
    .where('type', '=', type)
    .where('key', '=', key)
    .executeTakeFirst()
  const isAlive = existing?.deleted_at === null && (existing.expires_at === null || existing.expires_at > at)
  if (existing && isAlive) return assetOf(existing)
  if (!(await hasRoom(transaction, { holder, bytes: asset.bytes, quota, at }))) throw new NoRoom()
  const named = { name, name_key: searchable(name), created_at: at, expires_at: expiresAt }
  const row = await transaction
    .insertInto('asset')
    .values({
      ...named,
      id: asset.id,
      holder,
      user_id: userIdOf(holder),
      key,
      source_hash: asset.sourceHash,
      type,
      bytes: asset.bytes,
      thumbnail_key: asset.thumbnailKey,
      width: asset.width,
      height: asset.height,
      duration_ms: asset.duration,
      triangles: asset.triangles,
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['holder', 'type', 'key']).doUpdateSet({ ...named, deleted_at: null }),
    )
    .returning(assetColumns)
    .executeTakeFirstOrThrow()
  return assetOf(row)
}
