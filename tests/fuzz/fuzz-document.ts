import { conflictKinds, totalConflicts } from './conflict-kinds.ts'
import { fuzzSeeds } from './fuzz-seeds.ts'

/** Commands of one history. */
export const commandsPerSeed = 200

/**
 * Fuzzes the document with the seeds from `from` on; prints what happened, one line of JSON last. False when people ended up with
 * different projects.
 */
export async function fuzzDocument(seeds: number, from: number): Promise<boolean> {
  const start = performance.now()
  let told = 0
  const onProgress = (done: number) => {
    if (done - told < 1_000) return
    told = done
    console.error(`${done} of ${seeds} seeds, ${perSecond(done, start)} a second`)
  }
  const all = Array.from({ length: seeds }, (_, index) => from + index)
  const { commands, conflicts, failed } = await fuzzSeeds(all, commandsPerSeed, { onProgress })
  console.log(`${seeds} seeds from ${from}, ${perSecond(seeds, start)} a second`)
  for (const kind of conflictKinds) console.log(`${String(conflicts[kind]).padStart(10)} ${kind}`)
  for (const { seed, fault } of failed) {
    console.log(`✗ seed ${seed}: ${fault}`)
    console.log(
      `  alone: npm run fuzz -- --only document --seeds 1 --from ${seed}; then keep it in tests/fuzz/seeds.ts`,
    )
  }
  console.log(
    JSON.stringify({ seeds, commands, conflicts: totalConflicts(conflicts), diverged: failed.length }),
  )
  return failed.length === 0
}

const perSecond = (count: number, start: number): string =>
  ((count / (performance.now() - start)) * 1_000).toFixed(1)
