import { RunStopped } from '../../../language/errors/run-stopped.ts'
import { stepsPerSecond } from '../simulation.ts'
import { quietly } from './quietly.ts'

/** Something that goes on over several steps. */
interface Task {
  /** One step; `true` when it is done. */
  advance(): boolean
  /** Tells whoever waits that it is over. */
  resolve(): void
  reject(reason: Error): void
}

/** What is under way in a run: waits, motions and repeated calls, stepped in the order in which they began. */
export interface Scheduler {
  /** Steps since the start. */
  readonly now: number
  step(): void
  /** Resolves after `seconds`, at the earliest in the next step. */
  wait(seconds: number): Promise<void>
  /** Calls `advance` in every step until it answers `true`. */
  goOn(advance: () => boolean): Promise<void>
  /** Calls `call` in the next step. */
  soon(call: () => void): void
  /** Rejects everything that somebody waits for; nothing new begins afterwards. */
  stop(): void
}

/** Seconds as whole steps, at least one. */
export const stepsIn = (seconds: number): number => Math.max(1, Math.round(seconds * stepsPerSecond))

export function createScheduler(): Scheduler {
  let tasks: Task[] = []
  let calls: (() => void)[] = []
  let now = 0
  let isStopped = false

  function goOn(advance: () => boolean): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    quietly(promise)
    if (isStopped) reject(new RunStopped())
    else tasks.push({ advance, resolve, reject })
    return promise
  }

  return {
    get now() {
      return now
    },
    step() {
      now += 1
      const due = calls
      calls = []
      for (const call of due) call()
      const current = tasks
      tasks = []
      const goingOn = current.filter((task) => {
        if (isStopped || !task.advance()) return true
        task.resolve()
        return false
      })
      tasks = [...goingOn, ...tasks]
      if (isStopped) this.stop()
    },
    wait(seconds) {
      const until = now + stepsIn(seconds)
      return goOn(() => now >= until)
    },
    goOn,
    soon(call) {
      if (!isStopped) calls.push(call)
    },
    stop() {
      isStopped = true
      calls = []
      const abandoned = tasks
      tasks = []
      for (const task of abandoned) task.reject(new RunStopped())
    },
  }
}
