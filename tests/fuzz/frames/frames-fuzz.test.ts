import { expect, test } from 'vitest'
import { fuzzFramesOf } from './fuzz-frames.ts'

/** As many as fit the time of `npm test`; `npm run fuzz` sends 200,000. */
const budget = { ms: 5_000, atLeast: 1_000 }
const from = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

test('[threat 12] [threat 13] [threat 14] [threat 15] whatever is sent into a room, those in it work on, see what is stored and nothing else, and nobody speaks for others', async () => {
  const seeds = Array.from({ length: 20_000 }, (_, index) => from + index)
  const { frames, thrownOut, acknowledged, faults } = await fuzzFramesOf({ seeds, budget })
  console.log(
    `${frames} frames from seed ${from}: ${thrownOut} thrown out, ${acknowledged} edits acknowledged`,
  )
  expect(faults, `npm run fuzz -- --only frames --seeds ${frames} --from ${from}`).toEqual([])
  expect(Math.min(frames, thrownOut, acknowledged)).toBeGreaterThan(0)
}, 120_000)
