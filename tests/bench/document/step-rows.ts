import { z } from 'zod'
import { answerOfThread } from '../answer-of-thread.ts'
import type { BenchRow } from '../bench-row.ts'

/** Threads that measure one after another. */
const threads = 5

const Rows: z.ZodType<BenchRow[]> = z.array(
  z.object({
    name: z.string(),
    value: z.number(),
    unit: z.string(),
    against: z.string(),
    ratio: z.number(),
    budget: z.number().nullable(),
    ok: z.boolean(),
  }),
)

/**
 * What is done once per edit, in microseconds: a command, undo and redo, a replayed entry. Which functions V8 compiles into which others is decided
 * early and stays; from one thread to the next that alone makes a ratio a tenth larger or smaller. Of each row the middle one is reported.
 */
export async function stepRows(): Promise<BenchRow[]> {
  const measured: BenchRow[][] = []
  for (let thread = 0; thread < threads; thread++)
    measured.push(await answerOfThread(new URL('./step-rows-worker.ts', import.meta.url), Rows))
  const [first = []] = measured
  return first.flatMap((_, index) => {
    const row = measured.flatMap((rows) => rows[index] ?? []).sort((a, b) => a.ratio - b.ratio)
    return row[Math.floor(threads / 2)] ?? []
  })
}
