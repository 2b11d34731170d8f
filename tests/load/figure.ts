/** One line of `npm run load`: what was measured and what it may be at most. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly budget: number
  readonly ok: boolean
}

/** `value` may be `budget` at most. */
export const figure = (name: string, value: number, unit: string, budget: number): Figure => ({
  name,
  value: Math.round(value * 10) / 10,
  unit,
  budget,
  ok: value <= budget,
})

/** The value below which a share of the measurements lies, 0.95 for p95; not a number when nothing was measured, which is within no budget. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
