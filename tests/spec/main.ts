import { passedTitles } from './passed-titles.ts'
import { provenInvariants } from './proven-invariants.ts'
import { provenRows } from './proven-rows.ts'
import { specRows } from './spec-rows.ts'

/** `npm run spec`: which rows of the specification and which invariants of the document the last full test run proved, and which it did not. */
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

const { proven: held, open } = provenInvariants(titles)
console.log(`\n${held.size} of ${held.size + open.size} invariants of the document proven`)
for (const [number, statement] of open) console.log(`  open    ${number}  ${statement}`)
