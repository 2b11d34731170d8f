import { setTimeout as delay } from 'node:timers/promises'
import type { Person } from '../../server/support/person.ts'

/** Time between two of the other requests, in milliseconds. */
const pauseMs = 5

export interface Meanwhile {
  /** Milliseconds that `work` took. */
  readonly took: number
  /** The longest that one of the other requests took meanwhile, in milliseconds. */
  readonly slowest: number
}

/** Times `work` while `person` keeps asking for something small. */
export async function askMeanwhile(
  person: Person,
  path: string,
  work: () => Promise<void>,
): Promise<Meanwhile> {
  let isDone = false
  let slowest = 0
  const asking = (async () => {
    while (!isDone) {
      const start = performance.now()
      await person.call('GET', path)
      slowest = Math.max(slowest, performance.now() - start)
      await delay(pauseMs)
    }
  })()
  const start = performance.now()
  await work()
  const took = performance.now() - start
  isDone = true
  await asking
  return { took, slowest }
}
