import { expect, it } from 'vitest'
import { embeddedSystem } from '../chaos/embedded-system.ts'
import { convergeMs, runChaos } from '../chaos/run-chaos.ts'

const seed = Number(process.env.SHARE_SEED ?? Date.now() % 10_000) || 0
/** `npm test` runs a share of the 50; `npm run test:deep` all of them and `npm run chaos` 500. */
const rounds = process.env.SHARE_SEED === 'all' ? 50 : 3

it('loses no acknowledged edit by kill -9 of the server and of half of 20 clients in 5 rooms, at a store, a load and a compaction', {
  timeout: 400_000,
}, async () => {
  const system = await embeddedSystem()
  const { edits, acknowledged, lost, slowestMs } = await runChaos(system, { rounds, seed, say: () => {} })
  await system.end()
  console.log(
    `kill -9, seed ${seed}: ${rounds} rounds of 50, ${edits} edits, ${acknowledged} acknowledged, ${lost.length} lost, the same again after at most ${slowestMs} ms`,
  )
  expect(lost).toEqual([])
  expect(slowestMs).toBeLessThanOrEqual(convergeMs)
})
