import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CheckAnswer, type CheckJob, type CheckVerdict, refused } from './check-message.ts'

/** What one file may take. */
export interface CheckLimits {
  readonly milliseconds: number
  /** Memory of the whole process, where the system tells it (Linux). */
  readonly bytes: number
  /** After which a process without work ends. */
  readonly idleMilliseconds: number
}

const program = fileURLToPath(new URL('./check-process.ts', import.meta.url))

/** Between two looks at the memory. */
const watchMilliseconds = 50

const pageBytes = 4_096

/** Resident memory of a process; 0 where the system does not tell. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return Number(pages) * pageBytes
  } catch {
    return 0
  }
}

/**
 * A process that checks one file at a time. It is started when it is needed and killed when a file takes too long or too much, which no file
 * can prevent; the next one gets a new process.
 */
export class CheckingProcess {
  private readonly limits: CheckLimits
  private child: ChildProcess | undefined
  private idle: NodeJS.Timeout | undefined
  private lastId = 0

  constructor(limits: CheckLimits) {
    this.limits = limits
  }

  /** Never rejects: whatever a file does to the process is a refusal of the file. */
  async check(job: Omit<CheckJob, 'id'>): Promise<CheckVerdict> {
    clearTimeout(this.idle)
    const child = this.running()
    const verdict = await this.ask(child, { ...job, id: ++this.lastId })
    if (memoryOf(child.pid) > this.limits.bytes / 2) this.end()
    this.idle = setTimeout(() => this.end(), this.limits.idleMilliseconds).unref()
    return verdict
  }

  end(): void {
    clearTimeout(this.idle)
    this.child?.kill('SIGKILL')
    this.child = undefined
  }

  private running(): ChildProcess {
    if (this.child?.connected) return this.child
    const { PATH } = process.env
    this.child = fork(program, {
      execArgv: ['--max-old-space-size=384', '--no-warnings'],
      env: { PATH, UV_THREADPOOL_SIZE: '2' },
      stdio: 'ignore',
    })
    this.child.on('error', () => {})
    this.child.unref()
    this.child.channel?.unref()
    return this.child
  }

  private ask(child: ChildProcess, job: CheckJob): Promise<CheckVerdict> {
    const { promise, resolve } = Promise.withResolvers<CheckVerdict>()
    const hear = (message: unknown): void => {
      const answer = CheckAnswer.safeParse(message)
      if (answer.success && answer.data.id === job.id) resolve(answer.data.verdict)
    }
    const giveUp = (): void => {
      if (this.child === child) this.end()
      resolve(refused('asset.too-hard-to-read'))
    }
    const time = setTimeout(giveUp, this.limits.milliseconds)
    const watch = setInterval(() => {
      if (memoryOf(child.pid) > this.limits.bytes) giveUp()
    }, watchMilliseconds)
    child.on('message', hear).once('exit', giveUp).once('error', giveUp)
    child.send(job, (error) => {
      if (error) giveUp()
    })
    return promise.finally(() => {
      clearTimeout(time)
      clearInterval(watch)
      child.off('message', hear).off('exit', giveUp).off('error', giveUp)
    })
  }
}
