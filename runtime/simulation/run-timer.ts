import type { Scheduler } from './scheduler/scheduler.ts'
import { stepsPerSecond } from './simulation.ts'

/** The one stopwatch of a run. */
export interface RunTimer {
  /** Since the start, or since it was reset; to the millisecond, so that it can be read. */
  seconds(): number
  reset(): void
}

export function createRunTimer(scheduler: Scheduler): RunTimer {
  let since = 0
  return {
    seconds: () => Math.round(((scheduler.now - since) / stepsPerSecond) * 1000) / 1000,
    reset() {
      since = scheduler.now
    },
  }
}
