import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { AssetHolder, AssetQuota, AssetRecord, NewAsset } from '../ports/assets.ts'
import { searchable } from '../search-text.ts'
import { assetColumns, assetOf, userIdOf } from './asset-row.ts'
import { hasRoom, type Need, sizes, sumOf } from './has-room.ts'

/** The bin takes as much room again; when a new file does not fit beside it, what has lain there longest goes, and no more than needed. */
async function shrinkBin(
  transaction: Transaction<Database>,
  { holder, bytes, quota, at }: Need,
): Promise<void> {
  let tooMuch =
    (await sumOf(sizes(transaction, at).where('holder', '=', holder))) + bytes - 2 * quota.ofHolder
  if (tooMuch <= 0) return
  const binned = await transaction
    .selectFrom('asset')
    .select(['id', 'bytes'])
    .where('holder', '=', holder)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .orderBy('id')
    .execute()
  for (const one of binned) {
    if (tooMuch <= 0) return
    await transaction.deleteFrom('asset').where('id', '=', one.id).execute()
    tooMuch -= Number(one.bytes)
  }
}

/** Ends a transaction in which something did not fit beside what a holder has. */
export class NoRoom extends Error {
  readonly holder: AssetHolder

  constructor(holder: AssetHolder) {
    super('no room')
    this.holder = holder
  }
}

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
  const need = { holder, bytes: asset.bytes, quota, at, key }
  if (!(await hasRoom(transaction, need))) throw new NoRoom(holder)
  await shrinkBin(transaction, need)
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
      pixels: asset.pixels,
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['holder', 'type', 'key']).doUpdateSet({ ...named, deleted_at: null }),
    )
    .returning(assetColumns)
    .executeTakeFirstOrThrow()
  return assetOf(row)
}
