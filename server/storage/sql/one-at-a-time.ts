import { type Kysely, sql, type Transaction } from 'kysely'
import { createLines } from '../../lines/create-lines.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import { atomically } from './atomically.ts'
import { projectKey } from './log-locks.ts'

/** Who waits for a project in this process; only one of them holds a connection while it waits for other processes. */
const lines = createLines()

/**
 * `atomically`, and nobody else who says so is at this project meanwhile, in any process: many that change who sees one project wait for each
 * other, instead of failing each other.
 */
export function oneAtATime<Result>(
  database: Kysely<Database>,
  projectId: string,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(database)) return atomically(database, work)
  return lines.wait(projectId, () =>
    database.connection().execute(async (connection) => {
      // Of the session, not of the transaction: that must not have looked at anything before it is its turn.
      await sql`select pg_advisory_lock(${projectKey(projectId)})`.execute(connection)
      try {
        return await atomically(connection, work)
      } finally {
        await sql`select pg_advisory_unlock(${projectKey(projectId)})`.execute(connection)
      }
    }),
  )
}
