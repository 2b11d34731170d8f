/**
 * Milliseconds that the loop took on the reference machine: two virtual cores of an Intel Xeon with Node 24.21, nearly idle, where repeated
 * runs gave 8 to 9. The figures of the bench were first taken there.
 */
export const reference = 9

export interface Calibration {
  /** What the loop takes here and now. */
  readonly milliseconds: number
  readonly reference: number
  /** How much slower than the reference machine this one is, at least 1: budgets in milliseconds are multiplied by it. */
  readonly slowness: number
}

/** The same for what has just been measured among other programs: not how fast the machine can be, but how fast it was. */
export function calibrateAmongOthers(): number {
  const rounds = 15
  let sum = 0
  for (let round = 0; round < rounds; round++) sum += calibrationLoop()
  return Math.max(1, sum / rounds / reference)
}

/** Times a loop of what the document does all day: small objects, maps, strings. */
export function calibrate(): Calibration {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 7; round++) best = Math.min(best, calibrationLoop())
  return { milliseconds: best, reference, slowness: Math.max(1, best / reference) }
}

/** What is timed, in milliseconds; it needs nothing around it, so that a page can do it too. */
export function calibrationLoop(): number {
  const start = performance.now()
  const map = new Map<string, { readonly x: number }>()
  for (let index = 0; index < 100_000; index++) map.set(`key${index % 20_000}`, { x: index })
  let sum = 0
  for (const { x } of map.values()) sum += x
  if (sum < 0) throw new Error('the loop must not be optimised away')
  return performance.now() - start
}
