import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import { atomically } from './atomically.ts'
import { projectKey } from './log-locks.ts'

/** Who waits for a project in this process; only one of them holds a connection while it waits for other processes. */
const lines = new Map<string, Promise<unknown>>()

function inLine<Result>(projectId: string, task: () => Promise<Result>): Promise<Result> {
  const before = lines.get(projectId) ?? Promise.resolve()
  const result = before.then(task, task)
  const settled = result.then(
    () => undefined,
    () => undefined,
  )
  lines.set(projectId, settled)
  void settled.then(() => {
    if (lines.get(projectId) === settled) lines.delete(projectId)
  })
  return result
}

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
  return inLine(projectId, () =>
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
