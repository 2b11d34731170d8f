import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { AssetHolder } from '../ports/assets.ts'
import { searchable } from '../search-text.ts'

/** Files of the holders (none have none: PostgreSQL knows no empty list) that are neither in the bin nor have run out at that time. */
export function liveAssets(database: Kysely<Database>, holders: readonly AssetHolder[], at: number) {
  return database
    .selectFrom('asset')
    .where('holder', 'in', [...holders, ''])
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
}

/** Whether a name has a text in it, letter by letter: `%` and `_` mean themselves. */
export function nameHas(search: string) {
  const pattern = `%${searchable(search).replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`name_key like ${pattern} escape '\\'`
}
