import type { ColumnDataType } from 'kysely'
import { type Kysely, SqliteAdapter } from 'kysely'

/** Where SQLite and PostgreSQL name the same thing differently. */
export interface ColumnTypes {
  /** A key that counts up by itself. */
  readonly counter: ColumnDataType
  readonly bytes: ColumnDataType
}

/** The types of whatever database a migration runs on. */
export function columnTypes(database: Pick<Kysely<unknown>, 'getExecutor'>): ColumnTypes {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
  return isSqlite ? { counter: 'integer', bytes: 'blob' } : { counter: 'bigserial', bytes: 'bytea' }
}
