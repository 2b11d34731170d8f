import type { Kysely } from 'kysely'
import type { Settings } from '../../settings/settings.ts'
import type { Database } from '../database.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * The database of an installation: PostgreSQL when `DATABASE_URL` names one, else the SQLite file of the data folder. `onLost` hears
 * of connections that broke while nobody used them. A laptop does not load what only a large installation needs.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<Kysely<Database>> {
  if (databaseUrl === undefined) return openSqlite(dataDir)
  const { openPostgres } = await import('./open-postgres.ts')
  return openPostgres(databaseUrl, onLost)
}
