import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import type { Statistics } from '../ports/statistics.ts'
import { sqlStatistics } from './sql-statistics.ts'
import { workerStatistics } from './worker-statistics.ts'

/** PostgreSQL counts in a process of its own; a SQLite file is read by a thread beside the server. */
export function openStatistics(database: Kysely<Database>): Statistics {
  if (isPostgres(database)) return sqlStatistics(database)
  return workerStatistics(async () => {
    const { rows } = await sql<{
      file: string
    }>`select file from pragma_database_list where name = 'main'`.execute(database)
    return rows[0]?.file ?? ''
  })
}
