import type { Connection } from '@hocuspocus/server'
import type { AccessWatch } from './access-watch.ts'
import type { SyncRefusal } from './sync-refusal.ts'

/** How old the last answer about somebody's rights may be: as long as other processes tell what changes, and while nobody can tell. */
const oldestMs = { told: 60_000, untold: 15_000 }

/** How often it is looked who is due, in milliseconds. */
const lookEveryMs = 1_000

interface Tools {
  readonly access: AccessWatch
  readonly connections: () => readonly Connection[]
  /** Whether other processes could tell of a change at this moment. */
  readonly isTold: () => boolean
}

/**
 * Asks from time to time whether those who say nothing may still listen: another process, or the command line, may have taken their role. One after
 * the other, so that a thousand of them cost no more at once than one. Answers how to stop.
 */
export function watchListeners({ access, connections, isTold }: Tools): () => Promise<void> {
  let isStopped = false
  let looking: Promise<void> = Promise.resolve()
  let isLooking = false

  const look = async (): Promise<void> => {
    const age = isTold() ? oldestMs.told : oldestMs.untold
    for (const connection of connections()) {
      if (isStopped) return
      if (!access.isOlderThan(connection, age)) continue
      await access.check(connection).catch((fault: SyncRefusal) => connection.close(fault))
    }
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    looking = look().finally(() => {
      isLooking = false
    })
  }, lookEveryMs)

  return async () => {
    isStopped = true
    clearInterval(timer)
    await looking
  }
}
