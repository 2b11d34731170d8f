import type { Kysely } from 'kysely'
import type { Settings } from '../../settings/settings.ts'
import type { Database } from '../database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * The database of an installation: PostgreSQL when `DATABASE_URL` names one, else the SQLite file of the data folder. `onLost` hears
 * of connections that broke while nobody used them.
 */
export const openDatabase = (
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Kysely<Database> => (databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, onLost))
