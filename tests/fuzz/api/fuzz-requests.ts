import { Agent } from 'node:http'
import { startTestServer } from '../../server/support/test-server.ts'
import { Dice } from '../dice.ts'
import { describeRequest } from './api-request.ts'
import { faultOfAnswer } from './judge-answer.ts'
import { makeRaw } from './make-raw.ts'
import { makeRequest } from './make-request.ts'
import { readCalls } from './read-calls.ts'
import { sendBytes, sendRequest } from './send-request.ts'
import { setScene } from './set-scene.ts'

/** What random requests did to a server. */
export interface ApiFuzz {
  readonly requests: number
  /** Answers by the first digit of their status; 0: the connection was closed without one. */
  readonly answers: Readonly<Record<string, number>>
  /** Calls of the description that were answered with a success at least once. */
  readonly succeeded: number
  readonly calls: number
  /** Seeds with what must never happen, and what was asked. */
  readonly faults: readonly string[]
  /** The longest that an answer took, in milliseconds. */
  readonly slowest: number
  /** What the memory grew by, in megabytes. */
  readonly growth: number
}

interface Options {
  readonly seeds: readonly number[]
  /** Stops after so many milliseconds. */
  readonly budget?: number
  readonly onProgress?: (done: number) => void
}

/** Requests at once, how many of them a scene lasts, and the most that the memory may grow by, in megabytes. */
const workers = 4
const perScene = 250
const mostGrowth = 500

const generous = { loginTriesPerMinute: 1e9, signUpsPerHour: 1e9, resetsPerHour: 1e9, assetQuotaMb: 1e6 }

const megabytes = (): number => process.memoryUsage().rss / 1_000_000

/** Sends what the seeds make from the description of a real server in this process: of ten requests nine of HTTP, one of raw bytes. */
export async function fuzzRequests({
  seeds,
  budget = Number.POSITIVE_INFINITY,
  onProgress,
}: Options): Promise<ApiFuzz> {
  const server = await startTestServer({ settings: generous })
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
  const one = async (
    seed: number,
    { people, known }: Awaited<ReturnType<typeof setScene>>,
  ): Promise<void> => {
    const dice = new Dice(seed)
    const call = dice.from(calls)
    if (dice.chance(10)) {
      const bytes = makeRaw(call, origin, dice)
      const answer = await sendBytes(origin, bytes)
      note(answer.status, answer.milliseconds)
      const fault = faultOfAnswer(answer, undefined, secrets)
      if (fault)
        faults.push(`seed ${seed}: ${fault}\n  ${JSON.stringify(bytes.toString('latin1').slice(0, 600))}`)
      return
    }
    const { cookie } = dice.from(people)
    const request = await makeRequest(call, { dice, known, resolve }, { origin, ...(cookie && { cookie }) })
    const answer = await sendRequest(origin, request, agent)
    note(answer.status, answer.milliseconds)
    if (answer.status >= 200 && answer.status < 400) succeeded.add(call)
    const isCall = answer.status !== 302 && request.headers.host === undefined
    const fault = faultOfAnswer(answer, isCall ? call : undefined, secrets)
    if (fault) faults.push(`seed ${seed}: ${fault}\n  ${describeRequest(request)}`)
  }
  const work = async (): Promise<void> => {
    const start = performance.now()
    let scene = await setScene(server, scenes++)
    for (let done = 1; waiting.length > 0 && performance.now() - start < budget; done++) {
      if (done % perScene === 0) scene = await setScene(server, scenes++)
      const seed = waiting.shift()
      if (seed !== undefined) await one(seed, scene)
    }
  }

  const memory = megabytes()
  await Promise.all(Array.from({ length: workers }, work))
  const growth = Math.round(megabytes() - memory)
  agent.destroy()
  const health = await fetch(`${origin}/readyz`)
  if (health.status !== 200) faults.push(`afterwards the server is not ready: ${health.status}`)
  if ('x' in {}) faults.push('Object.prototype was changed')
  if (growth > mostGrowth) faults.push(`the memory grew by ${growth} MB`)
  await server.end()
  return {
    requests,
    answers,
    succeeded: succeeded.size,
    calls: calls.length,
    faults,
    slowest: Math.round(slowest),
    growth,
  }
}

/** All runs of `npm run fuzz -- --only api`; the last line that it prints is JSON. `false` when anything broke. */
export async function fuzzApi(seeds: number, from: number): Promise<boolean> {
  const all = Array.from({ length: seeds }, (_, index) => from + index)
  const onProgress = (done: number) => {
    if (done % 5_000 === 0) console.error(`${done} of ${seeds} requests`)
  }
  const { faults, answers, slowest, growth, ...done } = await fuzzRequests({ seeds: all, onProgress })
  for (const fault of faults) console.error(fault)
  const counts = Object.entries(answers).map(([group, count]) => `${group}xx ${count}`)
  console.log(`${counts.join(', ')}; answer at most ${slowest} ms, memory +${growth} MB`)
  console.log(JSON.stringify({ ...done, slowest, growth, faults: faults.length }))
  return faults.length === 0
}
