import { expect, test } from 'vitest'
import { fuzzBlocks, usualRuns } from '../fuzz/blocks-fuzz.ts'

/** All runs are made by `npm run fuzz -- --only blocks`; here as few as show that all of it still works. */
const known = { from: 1, runs: 2, steps: 40, dragEvery: Number.POSITIVE_INFINITY }
const from = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

/** Seeds that once failed in `npm run fuzz -- --only blocks`. */
const regressions: readonly number[] = [910_188]

test('[invariant 48] [invariant 49] [invariant 51] [invariant 52] [invariant 53] [invariant 54] three people with visible canvases end with the same blocks, whatever they meet at', async () => {
  const done = await fuzzBlocks(known)
  expect(done).toMatchObject({ diverged: [], refused: 0, runs: known.runs })
  for (const [kind, count] of Object.entries(done.conflicts)) expect(count, kind).toBeGreaterThan(0)
  expect(done.gestures).toBeGreaterThan(known.runs * 10)
}, 240_000)

test(`three people with visible canvases and pointers end with the same blocks (seed ${from})`, async () => {
  const done = await fuzzBlocks({ runs: 1, from, steps: 16, dragEvery: 1 })
  console.log(`seed ${from}:`, JSON.stringify(done))
  expect(done).toMatchObject({ diverged: [], refused: 0, torn: 0 })
}, 240_000)

test.each(regressions)(
  'the history of seed %d ends well',
  async (seed) => {
    expect(await fuzzBlocks({ ...usualRuns, runs: 1, from: seed })).toMatchObject({ diverged: [], torn: 0 })
  },
  240_000,
)
