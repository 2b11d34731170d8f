import { monitorEventLoopDelay } from 'node:perf_hooks'
import sharp from 'sharp'
import { AssetsAnswer } from '../../../protocol/http/asset.ts'
import { upload } from '../../server/assets/support.ts'
import { signedUp } from '../../server/support/person.ts'
import { startTestServer } from '../../server/support/test-server.ts'
import { isUsedUp, type TimeBudget } from '../time-budget.ts'
import { makeUpload } from './make-upload.ts'
import { type SoundFile, soundFiles } from './sound-files.ts'

/** What random uploads did to a server. */
export interface UploadsFuzz {
  readonly uploads: number
  readonly accepted: number
  readonly refused: number
  /** Seeds with what must never happen. */
  readonly faults: readonly string[]
  /** The longest that the server's event loop stood still, in milliseconds. */
  readonly longestStall: number
  /** The longest that an answer took, in milliseconds. */
  readonly slowest: number
  /** What the server's memory grew by, in megabytes. */
  readonly growth: number
}

interface Options {
  readonly seeds: readonly number[]
  readonly budget?: TimeBudget
  readonly onProgress?: (done: number) => void
}

/** The most that may happen: a stall in milliseconds, an answer in milliseconds, growth in megabytes. */
const bounds = { stall: 2_000, answer: 40_000, growth: 400 }

/** Uploads at once. */
const people = 4

const megabytes = (): number => process.memoryUsage().rss / 1_000_000

/** Files with a type that a page could run. */
const dangerous = /html|javascript|svg|xml|pdf/

/** What an accepted file is when it is asked for: the type of its list, and a picture that can be shown. */
async function faultOfServed(answer: AssetsAnswer, type: SoundFile['type']): Promise<string | undefined> {
  const [asset] = answer.assets
  if (!asset) return 'accepted, but nothing is there'
  const served = await fetch(asset.link)
  const kind = served.headers.get('content-type') ?? ''
  if (served.status !== 200 || dangerous.test(kind)) return `served with ${served.status} as ${kind}`
  if (served.headers.get('content-security-policy') !== "default-src 'none'; sandbox")
    return 'served without a sandbox'
  const bytes = Buffer.from(await served.arrayBuffer())
  if (type !== 'images') return undefined
  const { width, height, exif } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height > 4_096 * 4_096 || exif ? `a picture of ${width} × ${height}` : undefined
}

/** Uploads what the seeds make to a real server, four at a time, and watches its event loop and its memory meanwhile. */
export async function fuzzUploadsOf({ seeds, budget, onProgress }: Options): Promise<UploadsFuzz> {
  const sound = await soundFiles()
  const server = await startTestServer({ settings: { assetQuotaMb: 100_000 } })
  const person = await signedUp(server.origin, 'fuzzer')
  const faults: string[] = []
  const done = { uploads: 0, accepted: 0, refused: 0 }
  let slowest = 0
  const waiting = [...seeds]
  const start = performance.now()

  const one = async (seed: number): Promise<void> => {
    const { type, name, bytes } = makeUpload(seed, sound)
    const before = performance.now()
    const answer = await upload(person, name, bytes, { assetType: type })
    slowest = Math.max(slowest, performance.now() - before)
    done.uploads += 1
    onProgress?.(done.uploads)
    if (answer.status === 200) {
      done.accepted += 1
      const fault = await faultOfServed(AssetsAnswer.parse(answer.json), type)
      if (fault) faults.push(`seed ${seed}: ${fault}`)
    } else if (answer.status >= 400 && answer.status < 500) done.refused += 1
    else faults.push(`seed ${seed}: ${answer.status} ${answer.json.code ?? ''}`)
  }
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      if (isUsedUp(budget, start, done.uploads)) return
      try {
        await one(seed)
      } catch (error) {
        faults.push(`seed ${seed}: ${String(error)}`)
      }
    }
  }

  await upload(person, 'warm.png', sound[0]?.bytes ?? new Uint8Array(), {})
  const memory = megabytes()
  let most = memory
  const watch = setInterval(() => {
    most = Math.max(most, megabytes())
  }, 100)
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  await Promise.all(Array.from({ length: people }, work))
  delay.disable()
  clearInterval(watch)
  await server.end()

  const longestStall = Math.round(delay.max / 1e6)
  const growth = Math.round(most - memory)
  if (longestStall > bounds.stall) faults.push(`the event loop stood still for ${longestStall} ms`)
  if (slowest > bounds.answer) faults.push(`an answer took ${Math.round(slowest)} ms`)
  if (growth > bounds.growth) faults.push(`the memory grew by ${growth} MB`)
  return { ...done, faults, longestStall, slowest: Math.round(slowest), growth }
}

/** All runs of `npm run fuzz -- --only uploads`; the last line that it prints is JSON. `false` when anything broke. */
export async function fuzzUploads(seeds: number, from: number): Promise<boolean> {
  const all = Array.from({ length: seeds }, (_, index) => from + index)
  const { faults, longestStall, slowest, growth, ...done } = await fuzzUploadsOf({
    seeds: all,
    onProgress: (count) => {
      if (count % 500 === 0) console.error(`${count} of ${seeds} uploads`)
    },
  })
  for (const fault of faults) console.error(fault)
  console.log(`event loop at most ${longestStall} ms, answer at most ${slowest} ms, memory +${growth} MB`)
  console.log(JSON.stringify({ ...done, crashed: faults.length }))
  return faults.length === 0
}
