import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { UpdateLog } from '../ports/update-log.ts'

type Append = UpdateLog['append']
type Update = Parameters<Append>[0]
type Appended = Awaited<ReturnType<Append>>

interface Waiting {
  readonly update: Update
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

/** Updates of one transaction; what they may hold of memory is bounded by their senders. */
const mostAtOnce = 200

/**
 * Appends what has come from all rooms since the last commit in one transaction: a commit waits for the disk, and with one for each update
 * a class at work would wait in line. Each append settles after its commit. When a transaction fails its updates are tried one by one, so
 * that only the one that cannot be stored is refused.
 */
export function groupAppends(
  database: Kysely<Database>,
  appendIn: (transaction: Transaction<Database>, update: Update) => Promise<Appended>,
): Append {
  const waiting: Waiting[] = []
  let isRunning = false

  const commit = (group: readonly Waiting[]): Promise<readonly Appended[]> =>
    database.transaction().execute(async (transaction) => {
      const appended: Appended[] = []
      for (const { update } of group) appended.push(await appendIn(transaction, update))
      return appended
    })

  const store = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const appended = await commit(group)
      for (const [index, row] of appended.entries()) group[index]?.resolve(row)
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error)
      else for (const one of group) await store([one])
    }
  }

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await store(waiting.splice(0, mostAtOnce))
      // One turn of the event loop, in which all sockets hand on what has come during the commit.
      await new Promise((resolve) => setImmediate(resolve))
    }
    isRunning = false
  }

  return (update) =>
    new Promise((resolve, reject) => {
      waiting.push({ update, resolve, reject })
      if (isRunning) return
      isRunning = true
      setImmediate(() => void run())
    })
}
