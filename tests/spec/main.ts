import { passedTitles } from './passed-titles.ts'
import { provenRows } from './proven-rows.ts'
import { specRows } from './spec-rows.ts'

/** `npm run spec`: how many rows of the specification the last full test run proved, and which it did not. */
let titles: readonly string[]
try {
  titles = await passedTitles('test-results')
} catch {
  console.error('No results of a full test run here: run `npm test` first.')
  process.exit(1)
}
const proven = new Set(provenRows(titles))
console.log(`${proven.size} of ${Object.keys(specRows).length} rows proven\n`)
for (const id of proven) console.log(`  proven  ${id}  ${specRows[id]}`)
console.log('')
for (const [id, title] of Object.entries(specRows))
  if (!proven.has(id)) console.log(`  open    ${id}  ${title}`)
