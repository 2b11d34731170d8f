import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { AssetHolder, AssetQuota } from '../ports/assets.ts'
import { userIdOf } from './asset-row.ts'

export interface Need {
  readonly holder: AssetHolder
  readonly bytes: number
  readonly quota: AssetQuota
  readonly at: number
  /** Whose bytes they are, once that is known. */
  readonly key?: string
}

export const sumOf = async (query: {
  executeTakeFirst(): Promise<{ bytes: unknown } | undefined>
}): Promise<number> => Number((await query.executeTakeFirst())?.bytes ?? 0)

/** Sizes of all files that have not run out. */
export const sizes = (database: Kysely<Database>, at: number) =>
  database
    .selectFrom('asset')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))

/** Bytes of files that nobody has any more and that only a person's projects keep; without the file `except`. */
const keptBytes = (
  database: Kysely<Database>,
  { ownerId, at, except }: { ownerId: string; at: number; except: string },
): Promise<number> =>
  sumOf(
    database
      .selectFrom('blob')
      .select(({ fn }) => fn.sum<number | string | null>('blob.bytes').as('bytes'))
      .where('blob.key', '<>', except)
      .where('blob.key', 'in', (from) =>
        from
          .selectFrom('published_asset')
          .innerJoin('project', 'project.id', 'published_asset.project_id')
          .select('published_asset.key')
          .where('project.owner_id', '=', ownerId),
      )
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('asset')
              .select('asset.id')
              .whereRef('asset.key', '=', 'blob.key')
              .where('deleted_at', 'is', null)
              .where((live) => live.or([live('expires_at', 'is', null), live('expires_at', '>', at)])),
          ),
        ),
      ),
  )

/** Whether a holder may have `bytes` more. What lies in the bin does not count, unless a project of theirs keeps it. */
export async function hasRoom(
  database: Kysely<Database>,
  { holder, bytes, quota, at, key }: Need,
): Promise<boolean> {
  const own = sizes(database, at).where('holder', '=', holder).where('deleted_at', 'is', null)
  const ownerId = userIdOf(holder)
  const kept = ownerId === null ? 0 : await keptBytes(database, { ownerId, at, except: key ?? '' })
  // A file that is not known yet may be one of those that are kept.
  const more = key === undefined ? Math.max(bytes, kept) : bytes + kept
  if ((await sumOf(own)) + more > quota.ofHolder) return false
  if (quota.ofAnonymous === null) return true
  return (await sumOf(sizes(database, at).where('user_id', 'is', null))) + bytes <= quota.ofAnonymous
}
