import { HelperError } from '../../../language/errors/helper-error.ts'
import { RunStopped } from '../../../language/errors/run-stopped.ts'
import { stepsPerSecond } from '../simulation.ts'
import { quietly } from './quietly.ts'

/** Something that goes on over several steps. */
interface Task {
  /** One step; `true` when it is done. */
  advance(): boolean
  /** Whose it is; `null` = the run's own. */
  readonly owner: string | null
  /** Tells whoever waits that it is over. */
  resolve(): void
  reject(reason: Error): void
}

/** Most things that can be under way, and most calls that can wait for the next step: a flood ends in a sentence, not in a frozen page. */
const mostTasks = 20_000
const mostCalls = 10_000

/** What is under way in a run: waits, motions and repeated calls, stepped in the order in which they began. */
export interface Scheduler {
  /** Steps since the start. */
  readonly now: number
  step(): void
  /** Resolves after `seconds`, at the earliest in the next step. */
  wait(seconds: number): Promise<void>
  /** Throws the learner's error when so much is under way that nothing more may begin. */
  assertRoom(): void
  /** Calls `advance` in every step until it answers `true`. Throws the learner's error when too much is under way. */
  goOn(advance: () => boolean): Promise<void>
  /** Calls `call` in the next step. When too many calls wait they are forgotten, and the learner's error is thrown. */
  soon(call: () => void): void
  /** The same scheduler for one owner: what begins through it can be stopped together. */
  of(owner: string): Scheduler
  /** Rejects everything that this owner has begun up to the next step, and resolves then. */
  stopOthers(): Promise<void>
  /** Rejects everything that somebody waits for; nothing new begins afterwards. */
  stop(): void
}

/** A wish to end what an owner has begun. */
interface Sweep {
  readonly owner: string | null
  resolve(): void
  reject(reason: Error): void
}

/** Seconds as whole steps, at least one. */
export const stepsIn = (seconds: number): number => Math.max(1, Math.round(seconds * stepsPerSecond))

export function createScheduler(): Scheduler {
  let tasks: Task[] = []
  let calls: (() => void)[] = []
  let sweeps: Sweep[] = []
  let now = 0
  let isStopped = false

  function begin(list: (end: Pick<Task, 'resolve' | 'reject'>) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    quietly(promise)
    if (isStopped) reject(new RunStopped())
    else list({ resolve, reject })
    return promise
  }

  function assertRoom(): void {
    if (tasks.length >= mostTasks) throw new HelperError('too-much-at-once', { count: mostTasks })
  }

  function goOn(owner: string | null, advance: () => boolean): Promise<void> {
    assertRoom()
    return begin((end) => tasks.push({ advance, owner, ...end }))
  }

  /** All of the step before have come to wait for something again by now, or are done: whoever asked waits here and not in a task. */
  function sweep(): void {
    const due = sweeps
    sweeps = []
    for (const { owner, resolve } of due) {
      const ended = tasks.filter((task) => task.owner === owner)
      tasks = tasks.filter((task) => task.owner !== owner)
      for (const task of ended) task.reject(new RunStopped())
      resolve()
    }
  }

  const viewOf = (owner: string | null): Scheduler => ({
    get now() {
      return now
    },
    step() {
      now += 1
      sweep()
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
      return goOn(owner, () => now >= until)
    },
    assertRoom,
    goOn: (advance) => goOn(owner, advance),
    of: viewOf,
    stopOthers: () => begin((end) => sweeps.push({ owner, ...end })),
    soon(call) {
      if (calls.length >= mostCalls) {
        calls = []
        throw new HelperError('too-many-messages', { count: mostCalls })
      }
      if (!isStopped) calls.push(call)
    },
    stop() {
      isStopped = true
      calls = []
      const abandoned = [...tasks, ...sweeps]
      tasks = []
      sweeps = []
      for (const task of abandoned) task.reject(new RunStopped())
    },
  })
  return viewOf(null)
}
