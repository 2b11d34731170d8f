import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { UpdateLog } from '../ports/update-log.ts'

type Append = UpdateLog['append']
type Batch = Parameters<Append>[0]
type Appended = Awaited<ReturnType<Append>>

interface Waiting {
  readonly batch: Batch
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

/** Updates of one transaction; what they may hold of memory is bounded by their senders. */
const mostAtOnce = 1000

/**
 * Appends what has come from all rooms since the last commit in one transaction: a commit waits for the disk, and with one for each room
 * a school at work would wait in line. Each append settles after its commit. When a transaction fails the rooms are tried one by one, so
 * that only the one that cannot be stored is refused.
 */
export function groupAppends(
  database: Kysely<Database>,
  appendIn: (transaction: Transaction<Database>, batch: Batch) => Promise<Appended>,
): Append {
  const waiting: Waiting[] = []
  let isRunning = false

  const takeGroup = (): readonly Waiting[] => {
    let updates = 0
    const tooMany = waiting.findIndex(({ batch }, index) => {
      updates += batch.updates.length
      return index > 0 && updates > mostAtOnce
    })
    return waiting.splice(0, tooMany < 0 ? waiting.length : tooMany)
  }

  const commit = (group: readonly Waiting[]): Promise<readonly Appended[]> =>
    database.transaction().execute(async (transaction) => {
      const appended: Appended[] = []
      for (const { batch } of group) appended.push(await appendIn(transaction, batch))
      return appended
    })

  const store = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const appended = await commit(group)
      for (const [index, rows] of appended.entries()) group[index]?.resolve(rows)
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error)
      else for (const one of group) await store([one])
    }
  }

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await store(takeGroup())
      // One turn of the event loop, in which all rooms hand on what has come during the commit.
      await new Promise((resolve) => setImmediate(resolve))
    }
    isRunning = false
  }

  return (batch) =>
    new Promise((resolve, reject) => {
      waiting.push({ batch, resolve, reject })
      if (isRunning) return
      isRunning = true
      setImmediate(() => void run())
    })
}
