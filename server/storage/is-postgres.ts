import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether a database is PostgreSQL, which other processes may use at the same time; otherwise it is the SQLite file of this one. */
export const isPostgres = (database: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter
