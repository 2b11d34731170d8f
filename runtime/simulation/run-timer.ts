import type { Scheduler } from './scheduler/scheduler.ts'
import { stepsPerSecond } from './simulation.ts'

/** The one stopwatch of a run. */
export interface RunTimer {
  /** Since the start, or since it was reset. */
  seconds(): number
  reset(): void
}

export function createRunTimer(scheduler: Scheduler): RunTimer {
  let since = 0
  return {
    seconds: () => (scheduler.now - since) / stepsPerSecond,
    reset() {
      since = scheduler.now
    },
  }
}
