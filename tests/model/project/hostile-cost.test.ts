import { expect, test } from 'vitest'
import { answerOfThread } from '../../support/answer-of-thread.ts'
import { HostileCosts } from './support/hostile-costs.ts'
import { hostileKinds } from './support/hostile-kinds.ts'

/** Large enough that what grows with the square is most of the work. */
const size = 1_000
/** 2 is linear; sorting adds a tenth to that, and what grows with the square comes near 4. */
const most = 2.4

test('[threat 16] twice as much of anything hostile is twice the work to read, to read again and to rebuild, not four times', async () => {
  const worker = new URL('./support/hostile-worker.ts', import.meta.url)
  const costs = await answerOfThread(worker, HostileCosts, [size, 2 * size])
  for (const { name, root } of hostileKinds) {
    const [once, twice] = costs[name] ?? []
    if (!once || !twice) throw new Error(`${name} was not read`)
    for (const what of ['read', 'changed', 'rebuilt'] as const)
      expect(twice[what] / once[what], `${name}, ${what}: ${once[what]}, ${twice[what]}`).toBeLessThan(most)
    if (root === undefined) continue
    expect(once.read, `${name}: what is counted is work`).toBeGreaterThan(10 * size)
    expect(once.rebuilt, `${name}: what is counted is work`).toBeGreaterThan(10 * size)
  }
})
