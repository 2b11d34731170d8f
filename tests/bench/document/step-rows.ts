import { z } from 'zod'
import { answerOfThread } from '../../support/answer-of-thread.ts'
import { BenchRow } from '../bench-row.ts'
import { middleBy } from '../median.ts'

/** Threads that measure one after another. */
const threads = 5

/**
 * What is done once per edit, in microseconds: a command, undo and redo, a replayed entry. Which functions V8 compiles into which others is decided
 * early and stays; from one thread to the next that alone makes a ratio a tenth larger or smaller. Of each row the middle one is reported.
 */
export async function stepRows(): Promise<BenchRow[]> {
  const measured: BenchRow[][] = []
  for (let thread = 0; thread < threads; thread++)
    measured.push(await answerOfThread(new URL('./step-rows-worker.ts', import.meta.url), z.array(BenchRow)))
  const [first = []] = measured
  return first.map(({ name }) =>
    middleBy(
      measured.flatMap((rows) => rows.filter((row) => row.name === name)),
      ({ ratio }) => ratio,
    ),
  )
}
