import { expect, test } from 'vitest'
import { fuzzBlocks } from '../fuzz/blocks-fuzz.ts'

/** All runs are made by `npm run fuzz -- --only blocks`; here as many as a short while allows, from a fresh seed. */
const runs = 30
const milliseconds = 40_000
const from = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

/** Seeds that once failed. */
const regressions: readonly number[] = []

test(`[invariant 48] [invariant 49] [invariant 51] [invariant 52] [invariant 53] [invariant 54] three people with visible canvases end with the same blocks (seed ${from})`, async () => {
  for (const seed of regressions) {
    const { diverged } = await fuzzBlocks({ runs: 1, from: seed, steps: 40, dragEvery: 5 })
    expect(diverged).toEqual([])
  }
  const end = performance.now() + milliseconds
  const isOver = () => performance.now() > end
  const done = await fuzzBlocks({ runs, from, steps: 40, dragEvery: 5, isOver })
  console.log(`seed ${from}:`, JSON.stringify(done))
  expect(done.diverged).toEqual([])
  expect(done.refused).toBe(0)
  expect(done.torn).toBe(0)
  for (const [kind, count] of Object.entries(done.conflicts)) expect(count, kind).toBeGreaterThan(0)
  expect(done.gestures).toBeGreaterThan(done.runs * 10)
}, 240_000)
