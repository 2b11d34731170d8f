import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import type { BenchRow } from './bench-row.ts'
import { blocksRows } from './blocks-rows.ts'
import { browserRows } from './browser-rows.ts'
import { calibrate } from './calibrate.ts'
import { codeRows } from './code-rows.ts'
import { storageRows } from './document/storage-rows.ts'
import { documentRows } from './document-rows.ts'
import { growthRows } from './growth/growth-rows.ts'
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
 * `npm run bench [-- --only PART] [--json FILE]`: the budgets of architecture 11, measured. Ends with 1 when one is missed or something could not
 * be measured, so that whoever runs it unread hears of it; on a machine that does other work too, run that part again before you believe it.
 * `npm run bench -- --trace FILE … --json OUT` types recorded texts through the bus instead, and ends with 1 when one does not end in its text:
 * its ratio is for whoever reads OUT to judge.
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

const groups: readonly (readonly [name: string, measure: (slowness: number) => Promise<BenchRow[]>])[] = [
  ['the document', documentRows],
  ['growth', growthRows],
  ['storage', storageRows],
  ['peers', peerRows],
  ['traces', () => traceRows()],
  ['sizes', sizeRows],
  ['blocks', blocksRows],
  ['code', codeRows],
  ['worlds', worldRows],
  ['statistics', statisticsRows],
  ['the server', serverRows],
  ['the browser', browserRows],
  ['lighthouse', lighthouseRows],
]
const chosen = groups.filter(([name]) => name.includes(only))
if (chosen.length === 0) {
  console.error(`There is no part ${only}: --only ${groups.map(([name]) => name).join(' | ')}`)
  process.exit(2)
}

await ensureBuilt()
const { milliseconds, reference, slowness } = calibrate()
const loop = `${milliseconds.toFixed(1)} ms, ${reference} ms on the reference machine`
console.log(`Calibration: ${loop}; budgets in milliseconds are multiplied by ${slowness.toFixed(2)}.\n`)

const rows: BenchRow[] = []
for (const [name, measure] of chosen) {
  try {
    rows.push(...(await measure(slowness)))
  } catch (error) {
    console.error(`✗ ${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
printRows(rows)
if (rows.some(({ ok }) => !ok)) process.exitCode = 1
if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`)
