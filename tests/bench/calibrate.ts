/** What the calibration loop took (ms) on the machine that the budgets were written for. */
const reference = 22

/**
 * How much slower than the reference machine this one is now, at least 1: budgets in milliseconds are multiplied by it.
 * The loop does what the document does: small objects, maps, strings.
 */
export function calibrate(): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 7; round++) best = Math.min(best, loop())
  return Math.max(1, best / reference)
}

function loop(): number {
  const start = performance.now()
  const map = new Map<string, { readonly x: number }>()
  for (let index = 0; index < 100_000; index++) map.set(`key${index % 20_000}`, { x: index })
  let sum = 0
  for (const { x } of map.values()) sum += x
  if (sum < 0) throw new Error('the loop must not be optimised away')
  return performance.now() - start
}
