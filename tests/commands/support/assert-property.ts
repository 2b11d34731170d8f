import fc from 'fast-check'

/**
 * Checks a property with a fresh seed, or `FUZZ_SEED`; a failure prints the seed and the shrunk history. `FUZZ_TIMES` multiplies
 * the runs, 0.05 for a glance.
 */
export function assertProperty<T extends unknown[]>(
  property: fc.IProperty<T>,
  numRuns: number,
  examples?: T[],
): void {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  const times = Number(process.env.FUZZ_TIMES ?? 1)
  fc.assert(property, { seed, numRuns: Math.ceil(numRuns * times), ...(examples && { examples }) })
}
