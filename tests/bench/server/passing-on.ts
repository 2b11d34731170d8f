import type * as Y from 'yjs'
import { until } from '../../server/support/until.ts'
import { median } from '../median.ts'
import { cpuTime } from './cpu-time.ts'

/** A client of whatever server. */
export interface BenchEditor {
  readonly document: Y.Doc
  isSynced(): boolean
  close(): void
}

/** A server that is measured, and the people in one of its rooms. */
export interface Contender {
  readonly name: string
  readonly pid: number
  readonly editors: readonly BenchEditor[]
}

/** Milliseconds of a round, by the clock and of the server's processor time. */
export interface PassingOn {
  readonly wall: number
  readonly cpu: number
}

/** Edits of a round, each in a transaction of its own, as many at once as a tab that wakes up would send. */
export const updates = 2_000
const atOnce = 100
const rounds = 7

async function passOn({ pid, editors }: Contender, round: number): Promise<PassingOn> {
  const [writer, ...others] = editors.map(({ document }) => document)
  const before = cpuTime(pid)
  const start = performance.now()
  for (let index = 0; index < updates; index++) {
    writer?.getMap('meta').set(`k${index % 50}`, `${round} ${index}`)
    if (index % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve))
  }
  const last = `${round} ${updates - 1}`
  const key = `k${(updates - 1) % 50}`
  await until(() => others.every((one) => one.getMap('meta').get(key) === last), 'all have all', 120_000)
  return { wall: performance.now() - start, cpu: cpuTime(pid) - before }
}

/** How long it takes until all others in the room have what the first one wrote: medians of rounds in which everybody has their turn. */
export async function passingOn(contenders: readonly Contender[]): Promise<ReadonlyMap<string, PassingOn>> {
  for (const { name, editors } of contenders)
    await until(() => editors.every((editor) => editor.isSynced()), `synced with ${name}`)
  const measured = new Map<string, PassingOn[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const contender of contenders) {
      const one = await passOn(contender, round)
      // The first round warms everybody.
      if (round > 0) measured.get(contender.name)?.push(one)
    }
  }
  return new Map(
    [...measured].map(([name, all]) => [
      name,
      { wall: median(all.map(({ wall }) => wall)), cpu: median(all.map(({ cpu }) => cpu)) },
    ]),
  )
}
