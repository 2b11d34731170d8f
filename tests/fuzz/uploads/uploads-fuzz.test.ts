import { expect, test } from 'vitest'
import { fuzzUploadsOf } from './fuzz-uploads.ts'

/** As many as fit the time of `npm test`; `npm run fuzz` does 5,000. */
const budget = { ms: 8_000, atLeast: 100 }
const from = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

test('[threat 18] [threat 19] [threat 20] [threat 22] whatever somebody uploads, the server answers in time, stays up, and gives out nothing that could run', async () => {
  const seeds = Array.from({ length: 500 }, (_, index) => from + index)
  const { uploads, accepted, refused, faults } = await fuzzUploadsOf({ seeds, budget })
  console.log(`${uploads} uploads from seed ${from}: ${accepted} accepted, ${refused} refused`)
  expect(faults, `npm run fuzz -- --only uploads --seeds ${uploads} --from ${from}`).toEqual([])
  expect(Math.min(uploads, accepted, refused)).toBeGreaterThan(0)
}, 120_000)
