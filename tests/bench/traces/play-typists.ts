import { z } from 'zod'
import { playTrace, type Score, type Typist } from '../../support/traces/play-trace.ts'

/** What one way of typing a text took. */
export const Measured = z.object({
  ms: z.number(),
  /** Whether all who typed ended with the recorded text. */
  equal: z.boolean(),
  bytes: z.int(),
})
export type Measured = z.infer<typeof Measured>

/** How often a text is typed: what has run a few times only is still being compiled, and a long one is compiled by its end. */
export const roundsOf = (patches: number): number => (patches < 50_000 ? 8 : 3)

/** Lets new typists play a text once; only the typing is timed. */
export function playTypists(
  score: Score,
  end: string,
  typist: (clientId: number) => Typist & { stored(): Uint8Array },
): Measured {
  const typists = Array.from({ length: score.writers }, (_, index) => typist(100 + index))
  const start = performance.now()
  playTrace(score, typists)
  const ms = performance.now() - start
  const equal = typists.every((one) => one.text() === end)
  return { ms, equal, bytes: typists[0]?.stored().length ?? 0 }
}

/** The quickest; equal when all were. */
export function best(measured: readonly Measured[]): Measured {
  const [first, ...others] = measured
  if (!first) throw new Error('a trace must be played once at least')
  const quickest = others.reduce((a, b) => (b.ms < a.ms ? b : a), first)
  return { ...quickest, equal: measured.every(({ equal }) => equal) }
}
