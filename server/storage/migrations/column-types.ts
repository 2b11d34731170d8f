import type { ColumnDataType } from 'kysely'
import { type Kysely, SqliteAdapter } from 'kysely'

/** Where SQLite and PostgreSQL name the same thing differently. */
export interface ColumnTypes {
  /** A key that counts up by itself. */
  readonly counter: ColumnDataType
  readonly bytes: ColumnDataType
}

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type of a migration's database
export function columnTypes(database: Kysely<any>): ColumnTypes {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
  return isSqlite ? { counter: 'integer', bytes: 'blob' } : { counter: 'bigserial', bytes: 'bytea' }
}
