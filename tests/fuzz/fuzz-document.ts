import { conflictKinds, totalConflicts } from './conflict-kinds.ts'
import { commandsPerSeed, idleFaults } from './document-faults.ts'
import { fuzzSeeds } from './fuzz-seeds.ts'

/**
 * Fuzzes the document with the seeds from `from` on; prints what happened, one line of JSON last. False when people ended up with
 * different projects, and when so little happened that it says nothing that they did not.
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
  const report = await fuzzSeeds(all, commandsPerSeed, { onProgress })
  const { commands, conflicts, failed } = report
  console.log(`${seeds} seeds from ${from}, ${perSecond(seeds, start)} a second`)
  for (const kind of conflictKinds) console.log(`${String(conflicts[kind]).padStart(10)} ${kind}`)
  for (const { seed, fault } of failed) {
    console.log(`✗ seed ${seed}: ${fault}`)
    console.log(
      `  alone: npm run fuzz -- --only document --seeds 1 --from ${seed}; then keep it in tests/fuzz/seeds.ts`,
    )
  }
  // A history that failed has ended early, so of how much was done nothing is to be expected then.
  const idle = failed.length > 0 ? [] : idleFaults(report)
  for (const fault of idle) console.log(`✗ ${fault}`)
  console.log(
    JSON.stringify({ seeds, commands, conflicts: totalConflicts(conflicts), diverged: failed.length }),
  )
  return failed.length === 0 && idle.length === 0
}

const perSecond = (count: number, start: number): string =>
  ((count / (performance.now() - start)) * 1_000).toFixed(1)
