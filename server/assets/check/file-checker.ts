import type { CheckJob, CheckVerdict } from './check-message.ts'
import { refused } from './check-message.ts'
import { CheckingProcess, type CheckLimits } from './checking-process.ts'

/** Judges uploaded files outside of this process: none of them can stop, crash or fill it. */
export interface FileChecker {
  /** Files wait for their turn; when too many wait, `asset.busy`. */
  check(job: Omit<CheckJob, 'id'>): Promise<CheckVerdict>
  /** Ends the processes; what is being checked is refused. */
  close(): void
}

interface FileCheckerOptions extends Partial<CheckLimits> {
  /** How many files are checked at once. */
  readonly processes?: number
  readonly mostWaiting?: number
}

const standard: CheckLimits = { milliseconds: 15_000, bytes: 800_000_000, idleMilliseconds: 60_000 }

/** Processes begin with the first file and end when there has been none for a minute. */
export function createFileChecker({
  processes = 2,
  mostWaiting = 64,
  ...limits
}: FileCheckerOptions = {}): FileChecker {
  const idle = Array.from({ length: processes }, () => new CheckingProcess({ ...standard, ...limits }))
  const all = [...idle]
  const waiting: ((free: CheckingProcess | undefined) => void)[] = []
  let isClosed = false

  const takeProcess = (): Promise<CheckingProcess | undefined> => {
    const free = idle.pop()
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve))
  }
  const giveBack = (process: CheckingProcess): void => {
    const next = waiting.shift()
    if (next) next(process)
    else idle.push(process)
  }

  return {
    async check(job) {
      if (isClosed || (idle.length === 0 && waiting.length >= mostWaiting)) return refused('asset.busy')
      const process = await takeProcess()
      if (!process) return refused('asset.busy')
      try {
        return await process.check(job)
      } finally {
        giveBack(process)
      }
    },
    close() {
      isClosed = true
      for (const next of waiting.splice(0)) next(undefined)
      for (const process of all) process.end()
    },
  }
}
