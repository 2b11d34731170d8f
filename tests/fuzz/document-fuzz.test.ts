import { expect, test } from 'vitest'
import { conflictKinds } from './conflict-kinds.ts'
import { commandsPerSeed, idleFaults, seedsForAllConflicts } from './document-faults.ts'
import { fuzzSeeds } from './fuzz-seeds.ts'
import { conflictSeeds, keptSeeds } from './seeds.ts'

/** As many of these as fit the time of `npm test`; `npm run test:deep` runs all, `npm run fuzz` 100,000. */
const wanted = Number(process.env.FUZZ_SEEDS ?? 2_000)
const budget = { ms: 8_000, atLeast: seedsForAllConflicts }
const from = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

test('[invariant 1] [invariant 14] [invariant 15] people who edit at once, offline, late and twice, undo, redo and reload, end with the same valid project', async () => {
  const all = Array.from({ length: wanted }, (_, index) => from + index)
  const report = await fuzzSeeds(all, commandsPerSeed, { budget })
  const { seeds, failed } = report
  console.log(`${seeds} seeds from ${from}`)
  expect(failed, `npm run fuzz -- --only document --seeds ${seeds} --from ${from}`).toEqual([])
  expect(seeds).toBeGreaterThanOrEqual(Math.min(wanted, seedsForAllConflicts))
  expect(idleFaults(report)).toEqual([])
}, 600_000)

test('histories that went wrong once, and some that meet every kind of conflict, go right', async () => {
  expect(keptSeeds).not.toEqual([])
  const { failed, conflicts } = await fuzzSeeds([...keptSeeds, ...conflictSeeds], commandsPerSeed)
  expect(failed).toEqual([])
  const unmet = conflictKinds.filter((kind) => conflicts[kind] === 0)
  expect(unmet, 'conflicts that the fixed seeds do not meet: find others with npm run fuzz').toEqual([])
}, 120_000)
