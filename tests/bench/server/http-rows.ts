import { Agent } from 'node:http'
import { sendRequest } from '../../fuzz/api/send-request.ts'
import type { LoadServer } from '../../load/load-server.ts'
import { publishedProject } from '../../server/support/publish-project.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
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

async function costOf(
  { origin, pid }: Pick<BareServer, 'origin' | 'pid'>,
  { name, method, path, body, count }: Asked,
  headers: Readonly<Record<string, string>>,
  agent: Agent,
): Promise<number> {
  const before = cpuTime(pid)
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
  return (cpuTime(pid) - before) / count
}

/** The five hottest reads and the login: processor time of a request, against Fastify alone with the same queries on the same data. */
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
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round <= rounds; round++) {
        const our = await costOf(server, one, headers, agent)
        const their = await costOf(bare, one, { cookie: person.cookie }, agent)
        // The first round warms both.
        if (round > 0) ours.push(our)
        if (round > 0) theirs.push(their)
      }
      const against = { name: 'bare Fastify with the same queries', value: median(theirs) }
      rows.push(ratioRow(`request: ${one.name}, processor time`, median(ours), 'ms', against, one.budget))
    }
  } finally {
    agent.destroy()
    bare.stop()
  }
  return rows
}
