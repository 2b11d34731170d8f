import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import type { BenchRow } from './bench-row.ts'
import { browserRows } from './browser-rows.ts'
import { calibrate } from './calibrate.ts'
import { documentRows } from './document-rows.ts'
import { printRows } from './print-rows.ts'
import { sizeRows } from './size-rows.ts'

/**
 * `npm run bench [-- --json FILE]`: the budgets of architecture 11, measured. A budget that is missed is shown and ends with 0, because this
 * reports and does not judge; what could not be measured ends with 1.
 */
const { json } = parseArgs({ options: { json: { type: 'string' } } }).values
await ensureBuilt()
const { milliseconds, reference, slowness } = calibrate()
const loop = `${milliseconds.toFixed(1)} ms, ${reference} ms on the reference machine`
console.log(`Calibration: ${loop}; budgets in milliseconds are multiplied by ${slowness.toFixed(2)}.\n`)

const groups: readonly (readonly [name: string, measure: () => Promise<BenchRow[]>])[] = [
  ['the document', documentRows],
  ['sizes', sizeRows],
  ['the browser', () => browserRows(slowness)],
]
const rows: BenchRow[] = []
for (const [name, measure] of groups) {
  try {
    rows.push(...(await measure()))
  } catch (error) {
    console.error(`✗ ${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
printRows(rows)
if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`)
