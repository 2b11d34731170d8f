import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { TooBusy } from '../../problems/too-busy.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'

const maxTries = 20

/** Before each try again everybody waits a different while, up to this; else they would meet again. */
const longestPauseMs = 40

/** PostgreSQL's codes for 'somebody else was quicker': serialization, deadlock, unique key. */
const collisions: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505'])

const isCollision = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && collisions.has(error.code)

/**
 * Runs a transaction as if nothing else happened at the same time, in this process or another: what it has read is still so when
 * it writes. `work` may run several times and must do nothing but ask `transaction`. Throws `TooBusy` when others are always quicker.
 */
export async function atomically<Result>(
  database: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  // SQLite has one connection, and a transaction holds it.
  if (!isPostgres(database)) return database.transaction().execute(work)
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().setIsolationLevel('serializable').execute(work)
    } catch (error) {
      if (!isCollision(error)) throw error
      if (tries === maxTries) throw new TooBusy('others were quicker each time', { cause: error })
      await setTimeout(Math.random() * longestPauseMs)
    }
  }
}
