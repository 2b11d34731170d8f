import { expect, test } from 'vitest'
import { fuzzRequests } from './fuzz-requests.ts'

/** As many as fit the time of `npm test`; `npm run fuzz` sends 50,000, and judges how long each answer takes. */
const budget = { ms: 5_000, atLeast: 500 }
const from = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

test('[threat 6] [threat 17] whatever is asked, rightly or not, the server answers as it says it does and tells nothing of its inside', async () => {
  const seeds = Array.from({ length: 5_000 }, (_, index) => from + index)
  const { requests, answers, faults, neverRight } = await fuzzRequests({ seeds, budget, isBusy: true })
  console.log(`${requests} requests from seed ${from}: ${JSON.stringify(answers)}`)
  expect(faults, `npm run fuzz -- --only api --seeds ${requests} --from ${from}`).toEqual([])
  expect(
    neverRight,
    'calls that only ever refuse: tests/fuzz/api/right-requests.ts says how each succeeds',
  ).toEqual([])
  expect(Math.min(answers['2'] ?? 0, answers['4'] ?? 0)).toBeGreaterThan(0)
}, 120_000)
