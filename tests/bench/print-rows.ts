import type { BenchRow } from './bench-row.ts'

const figure = (value: number): string => value.toPrecision(value >= 1000 ? 4 : 3)

/** Prints one line a row, the missed budgets as such, and how many were met. */
export function printRows(rows: readonly BenchRow[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, value, unit, against, ratio, budget, ok } of rows) {
    const measured = `${figure(value)} ${unit}`.padStart(10)
    const share = `${ratio.toFixed(2)}×`.padStart(6)
    const [mark, most] = budget === null ? ['·', ''] : [ok ? '✓' : '✗', ` (≤ ${budget}×)`]
    console.log(`${mark} ${name.padEnd(width)} ${measured} ${share}${most} of ${against}`)
  }
  const promised = rows.filter(({ budget }) => budget !== null)
  const met = promised.filter(({ ok }) => ok).length
  console.log(`\n${met} of ${promised.length} within their budget`)
}
