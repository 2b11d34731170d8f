import { Worker } from 'node:worker_threads'
import type { Statistics } from '../ports/statistics.ts'
import { StatisticsAnswer, type StatisticsJob } from './statistics-message.ts'

/** How long one question may take before the worker is ended and the question has failed. */
const mostMs = 30_000

interface Waiting {
  readonly settle: (answer: StatisticsAnswer) => void
  readonly fail: (error: Error) => void
}

type Question = StatisticsJob extends infer Job
  ? Job extends { id: number }
    ? Omit<Job, 'id'>
    : never
  : never

/** Asks a SQLite file in a thread of its own, which is started by the first question. `file` says where the database lies. */
export function workerStatistics(file: () => Promise<string>): Statistics {
  const waiting = new Map<number, Waiting>()
  let starting: Promise<Worker> | undefined
  let lastId = 0
  let isClosed = false

  const failAll = (error: Error): void => {
    starting = undefined
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }

  const start = async (): Promise<Worker> => {
    const url = new URL('./statistics-worker.ts', import.meta.url)
    const worker = new Worker(url, { workerData: { file: await file() } })
    worker.unref()
    worker.on('message', (message) => {
      const answer = StatisticsAnswer.parse(message)
      waiting.get(answer.id)?.settle(answer)
      waiting.delete(answer.id)
    })
    worker.on('error', failAll)
    worker.on('exit', () => failAll(new Error('the statistics worker ended')))
    return worker
  }

  async function ask(question: Question): Promise<StatisticsAnswer> {
    if (isClosed) throw new Error('the statistics are closed')
    starting ??= start()
    const worker = await starting
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<StatisticsAnswer>()
    waiting.set(id, { settle: resolve, fail: reject })
    const timer = setTimeout(() => void worker.terminate(), mostMs).unref()
    worker.postMessage({ ...question, id })
    try {
      const answer = await promise
      if (answer.kind === 'failed') throw new Error(answer.why)
      return answer
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async segment(query) {
      const answer = await ask({ kind: 'segment', query })
      if (answer.kind !== 'segment') throw new Error('the statistics worker answered another question')
      return answer.answer
    },
    async funnel(query) {
      const answer = await ask({ kind: 'funnel', query })
      if (answer.kind !== 'funnel') throw new Error('the statistics worker answered another question')
      return answer.answer
    },
    async close() {
      isClosed = true
      await (await starting)?.terminate()
    },
  }
}
