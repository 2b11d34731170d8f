import { expect, test } from 'vitest'
import { conflictKinds } from './conflict-kinds.ts'
import { commandsPerSeed } from './fuzz-document.ts'
import { fuzzSeeds } from './fuzz-seeds.ts'
import { keptSeeds } from './seeds.ts'

/** A share of the 2,000 that fits the time of `npm test`; `npm run fuzz` runs 100,000. */
const share = Number(process.env.FUZZ_SEEDS ?? 400)
const from = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

test('[invariant 1] [invariant 14] [invariant 15] people who edit at once, offline, late and twice, undo, redo and reload, end with the same valid project', async () => {
  const { commands, conflicts, failed } = await fuzzSeeds(
    Array.from({ length: share }, (_, index) => from + index),
    commandsPerSeed,
  )
  expect(failed, `npm run fuzz -- --only document --seeds ${share} --from ${from}`).toEqual([])
  expect(commands).toBeGreaterThanOrEqual(share * commandsPerSeed)
  const unmet = conflictKinds.filter((kind) => conflicts[kind] === 0)
  expect(unmet, 'conflicts that never happened').toEqual([])
})

test('histories that went wrong once go right', async () => {
  expect((await fuzzSeeds(keptSeeds, commandsPerSeed)).failed).toEqual([])
})
