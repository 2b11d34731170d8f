import { runDate } from './run-date.ts'

/** Where the clock of every run begins: a fixed moment, because a replay must read the same dates. */
const beginning = Date.UTC(2030, 0, 1, 12)

/**
 * `Math` and `Date` for learners: `Math.random` is the run's seeded one, and `Date` without arguments tells the time of
 * the run (milliseconds since its start) counted from a fixed moment, in UTC (`run-date.ts`). All else is the engine's own.
 */
export function repeatableGlobals(
  random: () => number,
  elapsedMilliseconds: () => number,
): { readonly Math: typeof Math; readonly Date: object } {
  const descriptors = Object.getOwnPropertyDescriptors(Math)
  const math: typeof Math = Object.create(Object.prototype, {
    ...descriptors,
    random: { ...descriptors.random, value: random },
  })
  return { Math: Object.freeze(math), Date: runDate(() => beginning + elapsedMilliseconds()) }
}
