import type { Call } from './read-calls.ts'
import { type ApiAnswer, patience } from './send-request.ts'

/**
 * The longest that an answer may take, in milliseconds. Uploads are checked in a process of its own, which has to start when the one before
 * was ended by what it checked.
 */
const longestAnswer = 2_000
const longestUpload = 15_000

/** What belongs to the inside: stacks, files of the program, words of the database. */
const inside =
  /\n\s+at .+:\d+|node_modules|\.(ts|mjs|js):\d+:\d+|SQLITE_|SqliteError|sqlite3|UNIQUE constraint|insert into |select .+ from |TypeError|RangeError|ZodError|FST_ERR/i

/** Answers that Node gives by itself before anybody sees the request: `Expect` and headers beyond its limit. */
const protocolRefusals: ReadonlySet<number> = new Set([417, 431])

/**
 * What is wrong with an answer, when anything is. `call`: what was asked, when it was a call at all; `secrets`: paths of this machine;
 * `isBusy`: so much else goes on here that only an answer which never comes is a late one.
 */
export function faultOfAnswer(
  answer: ApiAnswer,
  call: Call | undefined,
  secrets: readonly string[],
  isBusy: boolean,
): string | undefined {
  const { status, type, text, milliseconds } = answer
  if (protocolRefusals.has(status)) return undefined
  if (milliseconds >= patience) return `no answer in ${Math.round(milliseconds)} ms`
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`
  const longest = call?.path.startsWith('/api/assets') ? longestUpload : longestAnswer
  if (!isBusy && milliseconds > longest && status > 0) return `took ${Math.round(milliseconds)} ms`
  const leak = type.includes('json') || !call ? inside.exec(text)?.[0] : undefined
  if (leak) return `${status} tells ${JSON.stringify(leak)}: ${text.slice(0, 300)}`
  const secret = secrets.find((path) => text.includes(path))
  if (secret) return `${status} tells ${secret}`
  if (!call || status < 200 || status === 304) return undefined
  if (status >= 400 && !type.includes('application/problem+json'))
    return `${status} is no problem: ${type} ${text.slice(0, 200)}`
  const schema = call.answers.get(String(status)) ?? (status >= 400 ? call.answers.get('4XX') : undefined)
  if (!schema || !type.includes('json')) return undefined
  const read = schema.safeParse(JSON.parse(text))
  return read.success ? undefined : `${status} is not as described: ${read.error.message.slice(0, 300)}`
}
