import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { sqlStatistics } from './sql-statistics.ts'
import { type StatisticsAnswer, StatisticsJob } from './statistics-message.ts'

/**
 * A thread with a connection of its own that can only read: the server answers everybody else while it counts. Readers and the writer do
 * not wait for each other in SQLite's WAL.
 */
const { file } = z.object({ file: z.string() }).parse(workerData)
const connection = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5000 })
const statistics = sqlStatistics(
  new Kysely<Database>({ dialect: new SqliteDialect({ database: connection }) }),
)

async function answer(job: StatisticsJob): Promise<StatisticsAnswer> {
  const { id } = job
  try {
    return job.kind === 'segment'
      ? { id, kind: 'segment', answer: await statistics.segment(job.query) }
      : { id, kind: 'funnel', answer: [...(await statistics.funnel(job.query))] }
  } catch (error) {
    return { id, kind: 'failed', why: String(error) }
  }
}

parentPort?.on('message', async (message) => {
  parentPort?.postMessage(await answer(StatisticsJob.parse(message)))
})
