import { z } from 'zod'

/** One line of the bench (architecture 11). */
export const BenchRow = z
  .object({
    name: z.string(),
    /** What was measured, in `unit`. */
    value: z.number(),
    unit: z.string(),
    /** What it is held against. */
    against: z.string(),
    /** Value divided by that of `against`. */
    ratio: z.number(),
    /** The most that `ratio` may be; `null` where another product is shown for comparison only. */
    budget: z.number().nullable(),
    ok: z.boolean(),
  })
  .readonly()
export type BenchRow = z.infer<typeof BenchRow>

/** A row whose value is held against another measurement in the same unit. */
export function ratioRow(
  name: string,
  value: number,
  unit: string,
  against: { readonly name: string; readonly value: number },
  budget: number,
): BenchRow {
  const ratio = value / against.value
  return {
    name,
    value,
    unit,
    against: `${against.name} (${round(against.value)} ${unit})`,
    ratio,
    budget,
    ok: ratio <= budget,
  }
}

/** A row that shows how another product does the same; nothing is promised. */
export function comparedRow(
  name: string,
  value: number,
  unit: string,
  against: { readonly name: string; readonly value: number },
): BenchRow {
  return { ...ratioRow(name, value, unit, against, Number.POSITIVE_INFINITY), budget: null }
}

/** A row whose value is held against the most that it may be, in the same unit; its `ratio` is the share of that. */
export function limitRow(
  name: string,
  value: number,
  unit: string,
  limit: { readonly name: string; readonly value: number },
): BenchRow {
  return ratioRow(name, value, unit, limit, 1)
}

const round = (value: number): number => Math.round(value * 1000) / 1000
