import type { IncomingUpdate } from './check-update.ts'
import { type Admission, isDone, type Run } from './store-together.ts'
import { SyncRefusal } from './sync-refusal.ts'

interface WaitingRun extends Run {
  readonly settle: (admission: Admission) => void
  readonly fail: (error: unknown) => void
}

/**
 * Gathers what is brought in a turn of the event loop, and while the last was stored, and hands it to `store` together. `store` resolves
 * when each run is done; when it rejects, those that are not are refused with it.
 */
export function admitTogether(
  exclusively: (task: () => Promise<void>) => Promise<void>,
  store: (runs: readonly Run[]) => Promise<void>,
): (updates: readonly IncomingUpdate[]) => Promise<Admission> {
  let waiting: WaitingRun[] = []

  const storeWaiting = async (): Promise<void> => {
    // In this turn all sockets hand on what has come.
    await new Promise((resolve) => setImmediate(resolve))
    const runs = waiting
    waiting = []
    try {
      await store(runs)
      for (const run of runs) run.settle(run)
    } catch (error) {
      for (const run of runs)
        if (isDone(run)) run.settle(run)
        else if (error instanceof SyncRefusal) run.settle({ verdicts: run.verdicts, refusal: error })
        else run.fail(error)
    }
  }

  return (updates) =>
    new Promise((settle, fail) => {
      waiting.push({ updates, verdicts: [], settle, fail })
      if (waiting.length === 1) void exclusively(storeWaiting)
    })
}
