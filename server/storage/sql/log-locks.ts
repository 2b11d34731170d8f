import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** PostgreSQL's advisory locks know numbers only; the second argument keeps the kinds apart. */
const appendKey = (projectId: string) => sql`hashtextextended(${projectId}, 0)`
export const roomKey = (projectId: string) => sql`hashtextextended(${projectId}, 1)`
export const projectKey = (projectId: string) => sql`hashtextextended(${projectId}, 2)`

/**
 * Lets one process at a time write a project's log, until the transaction ends. So its rows become readable in the order of their
 * numbers, and a snapshot 'through row 7' never misses a row 6 that was slower.
 */
export async function holdLog(transaction: Transaction<Database>, projectId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${appendKey(projectId)})`.execute(transaction)
}

/** Whether no process has the project open; until the transaction ends none can open it. */
export async function isRoomFree(transaction: Transaction<Database>, projectId: string): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean
  }>`select pg_try_advisory_xact_lock(${roomKey(projectId)}) as free`.execute(transaction)
  return rows[0]?.free ?? false
}
