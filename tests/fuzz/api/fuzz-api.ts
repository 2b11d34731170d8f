import { findServicePrograms } from '../../../scripts/service-programs.ts'
import type { Service } from '../../server/support/services/run-service.ts'
import { startPostgres } from '../../server/support/services/start-postgres.ts'
import { newTestDatabase } from '../../server/support/test-database.ts'
import { type ApiFuzz, fuzzRequests } from './fuzz-requests.ts'

/** Requests that one server gets: so many wrong class codes come with more that it rightly lets nobody else in. */
const perServer = 5_000

/** A PostgreSQL where it is installed, on which every second server is. */
async function startPostgresIfThere(): Promise<Service | undefined> {
  const programs = findServicePrograms()
  if (!programs) return undefined
  const postgres = await startPostgres(programs.postgresBin)
  process.env.TEST_POSTGRES_URL = postgres.url
  return postgres
}

/** All runs of `npm run fuzz -- --only api`; the last line that it prints is JSON. `false` when anything broke. */
export async function fuzzApi(seeds: number, from: number): Promise<boolean> {
  const outcomes: ApiFuzz[] = []
  const postgres = await startPostgresIfThere()
  for (let start = 0; start < seeds; start += perServer) {
    const length = Math.min(perServer, seeds - start)
    const onProgress = (done: number) => {
      if ((start + done) % 5_000 === 0) console.error(`${start + done} of ${seeds} requests`)
    }
    const isEven = (start / perServer) % 2 === 0
    const database = postgres && !isEven ? await newTestDatabase() : undefined
    const outcome = await fuzzRequests({
      databaseUrl: database?.url,
      seeds: Array.from({ length }, (_, index) => from + start + index),
      onProgress,
    })
    await database?.drop()
    for (const fault of outcome.faults) console.error(fault)
    for (const call of outcome.neverRight) console.error(`never answered with a success: ${call}`)
    outcomes.push(outcome)
  }
  await postgres?.end()
  const sum = (of: (outcome: ApiFuzz) => number) => outcomes.reduce((total, one) => total + of(one), 0)
  const most = (of: (outcome: ApiFuzz) => number) => Math.max(...outcomes.map(of))
  const groups = [...new Set(outcomes.flatMap(({ answers }) => Object.keys(answers)))]
  const counts = groups.map((group) => `${group}xx ${sum(({ answers }) => answers[group] ?? 0)}`)
  const result = {
    requests: sum(({ requests }) => requests),
    calls: most(({ calls }) => calls),
    slowest: most(({ slowest }) => slowest),
    growth: most(({ growth }) => growth),
    neverRight: sum(({ neverRight }) => neverRight.length),
    faults: sum(({ faults }) => faults.length),
  }
  console.log(`${counts.join(', ')}; answer at most ${result.slowest} ms, memory +${result.growth} MB`)
  console.log(JSON.stringify(result))
  return result.faults === 0 && result.neverRight === 0
}
