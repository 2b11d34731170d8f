import fc from 'fast-check'

/**
 * Checks a property with a fresh seed, or `FUZZ_SEED`; a failure prints the seed and the shrunk history. `FUZZ_TIMES` multiplies
 * the runs, 0.05 for a glance; of a property whose runs cost next to nothing there are `atLeast` so many.
 */
export function assertProperty<T extends unknown[]>(
  property: fc.IProperty<T>,
  numRuns: number,
  examples?: T[],
  atLeast = 1,
): void {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  const times = Number(process.env.FUZZ_TIMES ?? 1)
  fc.assert(property, {
    seed,
    numRuns: Math.max(Math.min(atLeast, numRuns), Math.ceil(numRuns * times)),
    ...(examples && { examples }),
  })
}
