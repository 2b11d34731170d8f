import { Agent } from 'node:http'
import { sendRequest } from '../../fuzz/api/send-request.ts'
import type { LoadServer } from '../../load/load-server.ts'
import { publishedProject } from '../../server/support/publish-project.ts'
import { type BenchRow, comparedRow, ratioRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { cpuTime } from './cpu-time.ts'
import { type BareServer, startBare } from './start-bare.ts'

/** Requests under way at once, and those of one round. */
const atOnce = 8
const rounds = 5
/** A read may cost this many times of the bare route: who asks, whence, its schema and its headers are looked at too. A login is the password's hash. */
const readBudget = 3
const loginBudget = 1.5

interface Asked {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly count: number
  readonly budget: number
}

/** What one request costs in milliseconds of processor time, and how many a second are answered. */
interface Cost {
  readonly ms: number
  readonly perSecond: number
}

async function costOf(
  { origin, pid }: Pick<BareServer, 'origin' | 'pid'>,
  { name, method, path, body, count }: Asked,
  headers: Readonly<Record<string, string>>,
  agent: Agent,
): Promise<Cost> {
  const [before, start] = [cpuTime(pid), performance.now()]
  let left = count
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const bytes = body && Buffer.from(JSON.stringify(body))
      const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) }
      const { status, text } = await sendRequest(origin, { method, path, headers: sent, body: bytes }, agent)
      if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const seconds = (performance.now() - start) / 1000
  return { ms: (cpuTime(pid) - before) / count, perSecond: count / seconds }
}

const medianOf = (costs: readonly Cost[], part: keyof Cost): number => median(costs.map((cost) => cost[part]))

/**
 * The five hottest reads and the login: processor time of a request, against Fastify alone with the same queries on the same data; beside it how many
 * a second were answered, which depends on what else the machine does.
 */
export async function httpRows(server: LoadServer): Promise<BenchRow[]> {
  const [person] = await server.people('asker', 1)
  if (!person) return []
  const worlds = []
  for (let index = 0; index < 25; index++) worlds.push(await publishedProject(person, `World ${index}`))
  const [world] = worlds
  const bare = await startBare('bare-http.ts', server.dataDir)
  const agent = new Agent({ keepAlive: true })
  const headers = { cookie: person.cookie, origin: server.origin }
  const read = { method: 'GET', count: 600, budget: readBudget }
  const asked: Asked[] = [
    { ...read, name: 'who am I', path: '/api/auth/me' },
    { ...read, name: 'my 25 projects', path: '/api/project/mine' },
    { ...read, name: 'a project by name', path: `/api/project/by-name?username=asker0&name=${world?.name}` },
    { ...read, name: 'the community', path: '/api/project/v2?isKidProject=true&limit=20' },
    { ...read, name: 'a world to play', path: `/api/play/${world?.published.playCode}` },
    {
      name: 'login',
      method: 'POST',
      path: '/api/auth/login',
      body: { username: 'asker0', password: 'correct horse' },
      count: 60,
      budget: loginBudget,
    },
  ]
  const rows: BenchRow[] = []
  try {
    for (const one of asked) {
      const ours: Cost[] = []
      const theirs: Cost[] = []
      for (let round = 0; round <= rounds; round++) {
        const our = await costOf(server, one, headers, agent)
        const their = await costOf(bare, one, { cookie: person.cookie }, agent)
        // The first round warms both.
        if (round > 0) ours.push(our)
        if (round > 0) theirs.push(their)
      }
      const bareOnes = (part: keyof Cost) => ({
        name: 'bare Fastify with the same queries',
        value: medianOf(theirs, part),
      })
      rows.push(
        ratioRow(
          `request: ${one.name}, processor time`,
          medianOf(ours, 'ms'),
          'ms',
          bareOnes('ms'),
          one.budget,
        ),
        comparedRow(`request: ${one.name}`, medianOf(ours, 'perSecond'), 'a second', bareOnes('perSecond')),
      )
    }
  } finally {
    agent.destroy()
    bare.stop()
  }
  return rows
}
