import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findServicePrograms } from '../../scripts/service-programs.ts'
import { signedUp } from '../server/support/person.ts'
import { startPostgres } from '../server/support/services/start-postgres.ts'
import { signedUpStaff } from '../server/support/staff.ts'
import { startTestServer } from '../server/support/test-server.ts'
import { type BenchRow, comparedRow, limitRow } from './bench-row.ts'
import { median } from './median.ts'
import { askMeanwhile } from './statistics/ask-meanwhile.ts'
import { fillPostgres, fillSqlite } from './statistics/fill-events.ts'
import { madeEvents } from './statistics/made-events.ts'

const events = 1_000_000
const from = Date.parse('2026-01-01T00:00:00Z')
const rounds = 5
/** How long the other request is asked alone after each question, to know what the machine does by itself. */
const restMs = 500

const named = (...types: readonly string[]): Record<string, { event_type: string }> =>
  Object.fromEntries(types.map((event_type, index) => [`event${index + 1}`, { event_type }]))

const questions = [
  ['segmentation of two events by week', 'segmentation', { events: named('project-created', 'publish') }],
  ['segmentation of visits by week', 'segmentation', { events: named('visit') }],
  ['segmentation of a course’s steps', 'segmentation', { events: named('course-step'), hoc: 't-rex' }],
  ['funnel of four steps', 'funnel', { events: named('visit', 'sign-up', 'project-created', 'publish') }],
] as const

/** Milliseconds that another request may take meanwhile on the reference machine. */
const mostMeanwhileMs = 50

/** Where the events lie, and how many milliseconds a question may take there on the reference machine. */
interface Engine {
  readonly name: string
  readonly mostMs: number
  readonly databaseUrl?: string
}

async function rowsOn({ name: engine, mostMs, databaseUrl }: Engine, slowness: number): Promise<BenchRow[]> {
  const server = await startTestServer({ settings: { databaseUrl } })
  try {
    const staff = await signedUpStaff(server, 'Boss')
    const learner = await signedUp(server.origin, 'Learner')
    const made = madeEvents(events, from)
    if (databaseUrl === undefined) fillSqlite(join(server.dataDir, 'nestling.sqlite'), made)
    else await fillPostgres(databaseUrl, made)
    const rest = async (): Promise<number> =>
      (await askMeanwhile(learner, '/api/xp', () => delay(restMs).then(() => {}))).slowest
    await rest()
    const rests: number[] = []
    const rows: BenchRow[] = []
    const waits: number[] = []
    for (const [name, call, question] of questions) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const body = { ...question, startDate: '2026-01-01', endDate: `2026-06-${20 + round}` }
        const { took, slowest } = await askMeanwhile(learner, '/api/xp', async () => {
          const { status } = await staff.call('POST', `/api/statistics/${call}`, body)
          if (status !== 200) throw new Error(`${call} was answered with ${status}`)
        })
        times.push(took)
        waits.push(slowest)
        rests.push(await rest())
      }
      const limit = { name: 'what is allowed', value: mostMs * slowness }
      rows.push(limitRow(`${name}, 1,000,000 events on ${engine}`, median(times), 'ms', limit))
    }
    const limit = { name: 'what is allowed', value: mostMeanwhileMs * slowness }
    const slowest = Math.max(...waits)
    const meanwhile = `slowest other request meanwhile, on ${engine}`
    rows.push(limitRow(meanwhile, slowest, 'ms', limit))
    const resting = { name: 'the slowest while nothing is counted', value: Math.max(...rests) }
    rows.push(comparedRow(meanwhile, slowest, 'ms', resting))
    return rows
  } finally {
    await server.end()
  }
}

/**
 * Statistics on a million events over real HTTP, and how long the slowest other request waits while they are counted; on SQLite, and on
 * PostgreSQL where it is installed. Each question is asked about another day, so that none is answered from memory. `slowness` is that of the
 * machine.
 */
export async function statisticsRows(slowness: number): Promise<BenchRow[]> {
  const rows = await rowsOn({ name: 'SQLite', mostMs: 1500 }, slowness)
  const programs = findServicePrograms()
  if (!programs) return rows
  const postgres = await startPostgres(programs.postgresBin)
  try {
    return [
      ...rows,
      ...(await rowsOn({ name: 'PostgreSQL', mostMs: 1000, databaseUrl: postgres.url }, slowness)),
    ]
  } finally {
    await postgres.end()
  }
}
