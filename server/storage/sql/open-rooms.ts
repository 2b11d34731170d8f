import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { roomKey } from './log-locks.ts'

/** The projects that are open in this process, marked by locks of one connection: PostgreSQL drops them when the process dies. */
export interface OpenRooms {
  /**
   * Waits while another process rebuilds the project, then keeps others from it until the answer is called. Never rejects: a mark
   * that is lost with the connection costs a rebuild too early, not an edit.
   */
  enter(projectId: string): Promise<() => Promise<void>>
  /** Gives the connection back. */
  end(): Promise<void>
}

/** A connection that is kept for the marks. */
interface Hold {
  readonly connection: Kysely<Database>
  release(): Promise<void>
}

async function holdConnection(database: Kysely<Database>): Promise<Hold> {
  const opened = Promise.withResolvers<Kysely<Database>>()
  const ending = Promise.withResolvers<void>()
  const held = database
    .connection()
    .execute(async (connection) => {
      opened.resolve(connection)
      await ending.promise
    })
    .catch(opened.reject)
  return {
    connection: await opened.promise,
    async release() {
      ending.resolve()
      await held
    },
  }
}

type LockCall = 'pg_advisory_lock_shared' | 'pg_advisory_unlock_shared'

export function openRooms(database: Kysely<Database>): OpenRooms {
  let hold: Promise<Hold> | undefined

  const call = async (name: LockCall, projectId: string): Promise<void> => {
    hold ??= holdConnection(database)
    const current = hold
    try {
      const { connection } = await current
      await sql`select ${sql.raw(name)}(${roomKey(projectId)})`.execute(connection)
    } catch {
      if (hold === current) hold = undefined
      await current.then(({ release }) => release()).catch(() => undefined)
    }
  }

  return {
    async enter(projectId) {
      await call('pg_advisory_lock_shared', projectId)
      return () => call('pg_advisory_unlock_shared', projectId)
    },
    async end() {
      const current = hold
      hold = undefined
      await current?.then(({ release }) => release()).catch(() => undefined)
    },
  }
}
