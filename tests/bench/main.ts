import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import type { BenchRow } from './bench-row.ts'
import { blocksRows } from './blocks-rows.ts'
import { browserRows } from './browser-rows.ts'
import { calibrate } from './calibrate.ts'
import { codeRows } from './code-rows.ts'
import { growthRows } from './document/growth-rows.ts'
import { storageRows } from './document/storage-rows.ts'
import { documentRows } from './document-rows.ts'
import { lighthouseRows } from './lighthouse-rows.ts'
import { peerRows } from './peers/peer-rows.ts'
import { printRows } from './print-rows.ts'
import { serverRows } from './server-rows.ts'
import { sizeRows } from './size-rows.ts'
import { statisticsRows } from './statistics-rows.ts'
import { measureTraces } from './traces/measure-traces.ts'
import { traceRows } from './traces/trace-rows.ts'
import { whyNoTrace } from './traces/why-no-trace.ts'
import { worldRows } from './worlds/world-rows.ts'

/**
 * `npm run bench [-- --only PART] [--json FILE]`: the budgets of architecture 11, measured. A budget that is missed is shown and ends with
 * 0, because this reports and does not judge; what could not be measured ends with 1. `npm run bench -- --trace FILE … --json OUT` types recorded
 * texts through the bus instead.
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' }, trace: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const { json, only = '', trace } = values
if (trace) {
  const files = [...trace, ...positionals]
  for (const file of files) {
    const why = whyNoTrace(file)
    if (why === undefined) continue
    console.error(why)
    process.exit(2)
  }
  const results = await measureTraces(files)
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`)
  process.exit(results.every(({ equal }) => equal) ? 0 : 1)
}

await ensureBuilt()
const { milliseconds, reference, slowness } = calibrate()
const loop = `${milliseconds.toFixed(1)} ms, ${reference} ms on the reference machine`
console.log(`Calibration: ${loop}; budgets in milliseconds are multiplied by ${slowness.toFixed(2)}.\n`)

const groups: readonly (readonly [name: string, measure: () => Promise<BenchRow[]>])[] = [
  ['the document', documentRows],
  ['growth', growthRows],
  ['storage', storageRows],
  ['peers', peerRows],
  ['traces', traceRows],
  ['sizes', sizeRows],
  ['blocks', () => blocksRows(slowness)],
  ['code', () => codeRows(slowness)],
  ['worlds', () => worldRows(slowness)],
  ['statistics', () => statisticsRows(slowness)],
  ['the server', () => serverRows(slowness)],
  ['the browser', () => browserRows(slowness)],
  ['lighthouse', lighthouseRows],
]
const rows: BenchRow[] = []
for (const [name, measure] of groups) {
  if (!name.includes(only)) continue
  try {
    rows.push(...(await measure()))
  } catch (error) {
    console.error(`✗ ${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
printRows(rows)
if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`)
