import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { addConflicts, type ConflictCounts, noConflicts } from './conflict-kinds.ts'
import { type Batch, FuzzBatch } from './fuzz-batch.ts'
import { isUsedUp, type TimeBudget } from './time-budget.ts'

/** A history that went wrong, and how. */
export interface FailedSeed {
  readonly seed: number
  readonly fault: string
}

export interface FuzzReport {
  readonly seeds: number
  readonly commands: number
  readonly conflicts: ConflictCounts
  readonly failed: readonly FailedSeed[]
}

/** Histories that a worker runs in one go. */
const batchSize = 5

/** Milliseconds after which a batch hangs, on however slow a machine. */
const patience = 600_000

export interface FuzzOptions {
  /** Hears how many histories are done. */
  readonly onProgress?: (done: number) => void
  readonly budget?: TimeBudget
}

/** Runs histories of `commands` commands each, on all cores. */
export async function fuzzSeeds(
  seeds: readonly number[],
  commands: number,
  { onProgress, budget }: FuzzOptions = {},
): Promise<FuzzReport> {
  const start = performance.now()
  const batches: Batch[] = []
  for (let at = 0; at < seeds.length; at += batchSize)
    batches.push({ seeds: seeds.slice(at, at + batchSize), commands })
  const conflicts = noConflicts()
  const failed: FailedSeed[] = []
  let [done, sum] = [0, 0]
  const take = (batch: FuzzBatch): void => {
    addConflicts(conflicts, batch.conflicts)
    failed.push(...batch.failed)
    done += batch.seeds
    sum += batch.commands
    onProgress?.(done)
    if (isUsedUp(budget, start, done)) batches.length = 0
  }
  const workers = Math.min(availableParallelism(), batches.length)
  await Promise.all(Array.from({ length: workers }, () => work(batches, take)))
  return { seeds: done, commands: sum, conflicts, failed: failed.sort((a, b) => a.seed - b.seed) }
}

/** One worker thread, until no batch is left. */
function work(batches: Batch[], take: (batch: FuzzBatch) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // Documents come and go: with room for the young ones a tenth of the time is saved.
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 192 },
    })
    let watch: NodeJS.Timeout | undefined
    const next = (): void => {
      clearTimeout(watch)
      const batch = batches.shift()
      if (!batch) {
        void worker.terminate().then(() => resolve())
        return
      }
      worker.postMessage(batch)
      watch = setTimeout(() => {
        void worker.terminate()
        reject(new Error(`one of these seeds hangs: ${batch.seeds.join(', ')}`))
      }, patience)
    }
    worker.on('message', (message: unknown) => {
      take(FuzzBatch.parse(message))
      next()
    })
    worker.on('error', reject)
    next()
  })
}
