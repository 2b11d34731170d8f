import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides } from 'pg'
import type { Database } from '../database.ts'

/** PostgreSQL's numbers of the types that `pg` answers as texts: bigint, and numeric (sums of bigints). */
const textualNumbers = [20, 1700]

/** Connections of one process. */
const poolSize = 10
/** How long a statement, and the wait for a connection, may take before it counts as failed. */
const statementMs = 30_000
const connectMs = 5_000
/** How long an answer may be on its way before the connection counts as dead. */
const answerMs = 40_000

function exactNumber(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new Error(`${text} is too large for a number`)
  }
  return number
}

/**
 * Opens the database at a `postgres://` address, with numbers as numbers. Nothing is connected before the first query. `onLost`
 * hears of connections that break while nobody uses them; the pool replaces them by itself.
 */
export function openPostgres(url: string, onLost: (error: Error) => void): Kysely<Database> {
  const types = new TypeOverrides()
  for (const type of textualNumbers) types.setTypeParser(type, exactNumber)
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  })
  pool.on('error', onLost)
  // A connection may break while somebody holds it between two statements; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onLost))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
