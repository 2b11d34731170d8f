import type { FastifyBaseLogger } from 'fastify'
import { dayMs } from '../../protocol/day-ms.ts'

/** Something that keeps the data tidy; it may be repeated at any time, by several processes at once. */
export interface DailyJob {
  readonly name: string
  run(): Promise<void>
}

/** Runs jobs once now and then every day, one after the other. A failed one is logged and comes again with the next day. */
export function startDaily(
  jobs: readonly DailyJob[],
  logger: FastifyBaseLogger,
): { readonly stop: () => Promise<void> } {
  let isStopped = false
  const runAll = async (): Promise<void> => {
    for (const { name, run } of jobs) {
      if (isStopped) return
      try {
        await run()
      } catch (error) {
        logger.error({ err: error, job: name }, 'daily job failed')
      }
    }
  }
  let running = runAll()
  const timer = setInterval(() => {
    running = running.then(runAll)
  }, dayMs)
  timer.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
