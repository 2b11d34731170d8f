import { expect, test } from 'vitest'
import { blocksFaults } from '../fuzz/blocks-faults.ts'
import { fuzzBlocks, usualRuns } from '../fuzz/blocks-fuzz.ts'

/** All runs are made by `npm run fuzz -- --only blocks`; here as few as show that all of it still works. */
const known = { from: 1, runs: 2, steps: 40, dragEvery: Number.POSITIVE_INFINITY }
const from = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

/** Seeds that once failed in `npm run fuzz -- --only blocks`. */
const regressions: readonly number[] = [910_188]

test('[invariant 48] [invariant 49] [invariant 51] [invariant 52] [invariant 53] [invariant 54] three people with visible canvases end with the same blocks, whatever they meet at', async () => {
  const done = await fuzzBlocks(known)
  expect(done).toMatchObject({ diverged: [], runs: known.runs })
  expect(blocksFaults(done)).toEqual([])
  for (const [kind, count] of Object.entries(done.conflicts)) expect(count, kind).toBeGreaterThan(0)
  expect(done.gestures).toBeGreaterThan(known.runs * 10)
}, 240_000)

test(`three people with visible canvases and pointers end with the same blocks (seed ${from})`, async () => {
  // Four drags, of which one in six takes nothing: with two, one run in forty would have held no block at all.
  const done = await fuzzBlocks({ runs: 1, from, steps: 32, dragEvery: 1 })
  console.log(`seed ${from}:`, JSON.stringify(done))
  expect(done).toMatchObject({ diverged: [], pointerRuns: 1 })
  expect(blocksFaults(done)).toEqual([])
}, 240_000)

test.each(regressions)(
  'the history of seed %d ends well',
  async (seed) => {
    const done = await fuzzBlocks({ ...usualRuns, runs: 1, from: seed })
    expect(done.diverged).toEqual([])
    expect(blocksFaults(done)).toEqual([])
  },
  240_000,
)
