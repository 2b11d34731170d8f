import { expect, it } from 'vitest'
import { clusterSystem } from '../../chaos/cluster-system.ts'
import { convergeMs, runChaos } from '../../chaos/run-chaos.ts'

const seed = Number(process.env.SHARE_SEED ?? Date.now() % 10_000) || 0
/** Each of the four can die at each of the three moments. */
const rounds = process.env.SHARE_SEED === 'all' ? 50 : 3

it('loses no acknowledged edit by kill -9 of either process, of PostgreSQL and of Redis, which comes back empty', {
  timeout: 400_000,
}, async () => {
  const system = await clusterSystem()
  const { edits, acknowledged, lost, slowestMs } = await runChaos(system, { rounds, seed, say: () => {} })
  await system.end()
  console.log(
    `kill -9 in a cluster, seed ${seed}: ${rounds} rounds, ${edits} edits, ${acknowledged} acknowledged, ${lost.length} lost, the same again after at most ${slowestMs} ms`,
  )
  expect(lost).toEqual([])
  expect(slowestMs).toBeLessThanOrEqual(convergeMs)
})
