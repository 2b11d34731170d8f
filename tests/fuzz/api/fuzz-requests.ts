import { Agent } from 'node:http'
import { clientId, clientSecret, startOpenIdProvider } from '../../server/support/openid-provider.ts'
import { startTestServer } from '../../server/support/test-server.ts'
import { Dice } from '../dice.ts'
import { isUsedUp, type TimeBudget } from '../time-budget.ts'
import { describeRequest } from './api-request.ts'
import { faultOfAnswer } from './judge-answer.ts'
import { makeRaw } from './make-raw.ts'
import { makeRequest } from './make-request.ts'
import { type Call, readCalls } from './read-calls.ts'
import type { RightRequest } from './right-requests.ts'
import { sendBytes, sendRequest } from './send-request.ts'
import { type Scene, setScene } from './set-scene.ts'

/** What random requests did to a server. */
export interface ApiFuzz {
  readonly requests: number
  /** Answers by the first digit of their status; 0: the connection was closed without one. */
  readonly answers: Readonly<Record<string, number>>
  readonly calls: number
  /** Calls of the description that were never answered with a success. */
  readonly neverRight: readonly string[]
  /** Seeds with what must never happen, and what was asked. */
  readonly faults: readonly string[]
  /** The longest that an answer took, in milliseconds. */
  readonly slowest: number
  /** What the memory grew by, in megabytes. */
  readonly growth: number
}

interface Options {
  readonly seeds: readonly number[]
  readonly budget?: TimeBudget
  readonly onProgress?: (done: number) => void
  /** An empty PostgreSQL database; without it the server is on what the test run is on. */
  readonly databaseUrl?: string | undefined
  /** Other work goes on beside it: how long an answer takes is not judged. */
  readonly isBusy?: boolean
}

/** Right requests of a call after which it counts as one that never succeeds. */
const mostTries = 40

/** One request: who and what makes it right, when that is known, and whether something of it is spoilt. */
interface Question {
  readonly dice: Dice
  /** For messages; -1 before the first. */
  readonly seed: number
  readonly right: RightRequest | undefined
  readonly isSpoilt: boolean
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`

/** Calls after which others would find nothing. */
const isAnEnd = ({ method }: Call): boolean => method === 'DELETE'

/** Requests at once, how many of them a scene lasts, and the most that the memory may grow by, in megabytes. */
const workers = 4
const perScene = 250
const mostGrowth = 500

const generous = { loginTriesPerMinute: 1e9, signUpsPerHour: 1e9, resetsPerHour: 1e9, assetQuotaMb: 1e6 }

const megabytes = (): number => process.memoryUsage().rss / 1_000_000

/** Sends what the seeds make from the description of a real server in this process: of ten requests nine of HTTP, one of raw bytes. */
export async function fuzzRequests({
  seeds,
  budget,
  onProgress,
  databaseUrl,
  isBusy = false,
}: Options): Promise<ApiFuzz> {
  const provider = await startOpenIdProvider({
    sub: 'ada',
    email: 'ada@social.example',
    email_verified: true,
  })
  const oidc = { issuer: provider.issuer, clientId, clientSecret }
  const server = await startTestServer({
    settings: { ...generous, oidc, ...(databaseUrl && { databaseUrl }) },
  })
  provider.register(server.origin)
  const { origin } = server
  const { calls, resolve } = readCalls(await (await fetch(`${origin}/api/openapi.json`)).json())
  const secrets = [server.dataDir, process.cwd()]
  const agent = new Agent({ keepAlive: true })
  const faults: string[] = []
  const answers: Record<string, number> = {}
  const succeeded = new Set<unknown>()
  const waiting = [...seeds]
  let requests = 0
  let slowest = 0
  let scenes = seeds[0] ?? 0

  const note = (status: number, milliseconds: number): void => {
    requests += 1
    const group = String(Math.floor(status / 100))
    answers[group] = (answers[group] ?? 0) + 1
    slowest = Math.max(slowest, milliseconds)
    onProgress?.(requests)
  }
  const ask = async (
    call: Call,
    { people, known }: Scene,
    { dice, seed, right, isSpoilt }: Question,
  ): Promise<void> => {
    const { cookie } = right?.person ?? dice.from(people)
    const tools = { dice, known, resolve, ...(right && { given: right.values }) }
    const own = { origin, ...(cookie && { cookie }) }
    const request = await makeRequest(call, tools, own, {
      isSpoilt,
      ...(right?.body && { bytes: right.body }),
    })
    const answer = await sendRequest(origin, request, agent)
    note(answer.status, answer.milliseconds)
    if (answer.status >= 200 && answer.status < 400) succeeded.add(call)
    const isCall = answer.status !== 302 && request.headers.host === undefined
    const fault = faultOfAnswer(answer, isCall ? call : undefined, secrets, isBusy)
    if (fault) faults.push(`seed ${seed}: ${fault}\n  ${describeRequest(request)}`)
  }
  const one = async (seed: number, scene: Scene): Promise<void> => {
    const dice = new Dice(seed)
    const call = dice.from(calls)
    if (dice.chance(10)) {
      const bytes = makeRaw(call, origin, dice)
      const answer = await sendBytes(origin, bytes)
      note(answer.status, answer.milliseconds)
      const fault = faultOfAnswer(answer, undefined, secrets, isBusy)
      if (fault)
        faults.push(`seed ${seed}: ${fault}\n  ${JSON.stringify(bytes.toString('latin1').slice(0, 600))}`)
      return
    }
    const known = dice.chance(50) ? scene.right.get(nameOf(call)) : undefined
    await ask(call, scene, { dice, seed, right: known, isSpoilt: dice.chance(50) })
  }
  const work = async (): Promise<void> => {
    let scene = await setScene(server, scenes++)
    const start = performance.now()
    for (
      let done = 1;
      waiting.length > 0 && !isUsedUp(budget, start, seeds.length - waiting.length);
      done++
    ) {
      if (done % perScene === 0) scene = await setScene(server, scenes++)
      const seed = waiting.shift()
      if (seed !== undefined) await one(seed, scene)
    }
  }

  /** Asks every call rightly until it succeeds, so that what follows is not a fuzz of refusals; what ends something comes last. */
  const askRightly = async (): Promise<void> => {
    const dice = new Dice(seeds[0] ?? 0)
    const inOrder = calls.toSorted((a, b) => Number(isAnEnd(a)) - Number(isAnEnd(b)))
    const scene = await setScene(server, scenes++)
    for (const call of inOrder) {
      for (let tries = 0; tries < mostTries && !succeeded.has(call); tries += 1) {
        await ask(call, scene, { dice, seed: -1, right: scene.right.get(nameOf(call)), isSpoilt: false })
      }
    }
  }

  const memory = megabytes()
  await askRightly()
  await Promise.all(Array.from({ length: workers }, work))
  const growth = Math.round(megabytes() - memory)
  agent.destroy()
  const health = await fetch(`${origin}/readyz`)
  if (health.status !== 200) faults.push(`afterwards the server is not ready: ${health.status}`)
  if ('x' in {}) faults.push('Object.prototype was changed')
  if (growth > mostGrowth) faults.push(`the memory grew by ${growth} MB`)
  await server.end()
  await provider.stop()
  return {
    requests,
    answers,
    calls: calls.length,
    neverRight: calls.filter((call) => !succeeded.has(call)).map(nameOf),
    faults,
    slowest: Math.round(slowest),
    growth,
  }
}
