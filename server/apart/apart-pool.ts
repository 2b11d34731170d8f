import { ApartProcess, type ApartProgram } from './apart-process.ts'

/** Does jobs outside of this process: none of them can stop, crash or fill it. */
export interface ApartPool<Job, Answer> {
  /** Jobs wait for their turn; when too many wait, the answer is `busy`. Never rejects. */
  do(job: Job): Promise<Answer>
  /** Ends the processes; what is being done is given up. */
  close(): void
}

interface PoolOptions<Answer> extends ApartProgram<Answer> {
  /** How many jobs are done at once. */
  readonly processes: number
  readonly mostWaiting: number
  readonly busy: Answer
}

/** Processes begin with the first job and end when there has been none for a while. */
export function createApartPool<Job, Answer>({
  processes,
  mostWaiting,
  busy,
  ...program
}: PoolOptions<Answer>): ApartPool<Job, Answer> {
  const idle = Array.from({ length: processes }, () => new ApartProcess<Job, Answer>(program))
  const all = [...idle]
  const waiting: ((free: ApartProcess<Job, Answer> | undefined) => void)[] = []
  let isClosed = false

  const takeProcess = (): Promise<ApartProcess<Job, Answer> | undefined> => {
    const free = idle.pop()
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve))
  }
  const giveBack = (process: ApartProcess<Job, Answer>): void => {
    const next = waiting.shift()
    if (next) next(process)
    else idle.push(process)
  }

  return {
    async do(job) {
      if (isClosed || (idle.length === 0 && waiting.length >= mostWaiting)) return busy
      const process = await takeProcess()
      if (!process) return busy
      try {
        return await process.do(job)
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
