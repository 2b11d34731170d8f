import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { ApartMessage } from './apart-message.ts'

/** What one job may take. */
export interface ApartLimits {
  readonly milliseconds: number
  /** Memory of the whole process, where the system tells it (Linux). */
  readonly bytes: number
  /** Of that what JavaScript may take, in megabytes. */
  readonly heapMegabytes: number
  /** After which a process without work ends. */
  readonly idleMilliseconds: number
}

export interface ApartProgram<Answer> {
  /** A module that calls `workApart`. */
  readonly url: URL
  readonly answer: z.ZodType<Answer>
  readonly limits: ApartLimits
  /** The answer about a job that took too long or too much, or that ended the process. */
  readonly gaveUp: Answer
}

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
 * A process that does one job at a time. It is started when it is needed and killed when a job takes too long or too much, which no job
 * can prevent; the next one gets a new process.
 */
export class ApartProcess<Job, Answer> {
  private readonly program: ApartProgram<Answer>
  private child: ChildProcess | undefined
  private idle: NodeJS.Timeout | undefined
  private lastId = 0

  constructor(program: ApartProgram<Answer>) {
    this.program = program
  }

  /** Never rejects: whatever a job does to the process, its answer is `gaveUp`. */
  async do(job: Job): Promise<Answer> {
    const { bytes, idleMilliseconds } = this.program.limits
    clearTimeout(this.idle)
    const child = this.running()
    const answer = await this.ask(child, job)
    if (memoryOf(child.pid) > bytes / 2) this.end()
    this.idle = setTimeout(() => this.end(), idleMilliseconds).unref()
    return answer
  }

  end(): void {
    clearTimeout(this.idle)
    this.child?.kill('SIGKILL')
    this.child = undefined
  }

  private running(): ChildProcess {
    if (this.child?.connected) return this.child
    const { PATH } = process.env
    this.child = fork(fileURLToPath(this.program.url), {
      execArgv: [`--max-old-space-size=${this.program.limits.heapMegabytes}`, '--no-warnings'],
      env: { PATH, UV_THREADPOOL_SIZE: '2' },
      stdio: 'ignore',
      serialization: 'advanced',
    })
    this.child.on('error', () => {})
    this.child.unref()
    this.child.channel?.unref()
    return this.child
  }

  private ask(child: ChildProcess, job: Job): Promise<Answer> {
    const { answer, limits, gaveUp } = this.program
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.lastId += 1
    const id = this.lastId
    const hear = (message: unknown): void => {
      const { data } = ApartMessage.safeParse(message)
      const read = data?.id === id ? answer.safeParse(data.content) : undefined
      if (read?.success) resolve(read.data)
    }
    const giveUp = (): void => {
      if (this.child === child) this.end()
      resolve(gaveUp)
    }
    const time = setTimeout(giveUp, limits.milliseconds)
    const watch = setInterval(() => {
      if (memoryOf(child.pid) > limits.bytes) giveUp()
    }, watchMilliseconds)
    child.on('message', hear).once('exit', giveUp).once('error', giveUp)
    child.send({ id, content: job }, (error) => {
      if (error) giveUp()
    })
    return promise.finally(() => {
      clearTimeout(time)
      clearInterval(watch)
      child.off('message', hear).off('exit', giveUp).off('error', giveUp)
    })
  }
}
