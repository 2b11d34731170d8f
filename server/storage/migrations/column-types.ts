import type { ColumnDataType, Kysely } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

/** Where SQLite and PostgreSQL name the same thing differently. */
export interface ColumnTypes {
  /** A key that counts up by itself. */
  readonly counter: ColumnDataType
  readonly bytes: ColumnDataType
}

/** The types of whatever database a migration runs on. */
export function columnTypes(database: Pick<Kysely<unknown>, 'getExecutor'>): ColumnTypes {
  return isPostgres(database)
    ? { counter: 'bigserial', bytes: 'bytea' }
    : { counter: 'integer', bytes: 'blob' }
}
