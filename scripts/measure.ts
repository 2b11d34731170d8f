import { globSync, readFileSync } from 'node:fs'
import { catalogue } from '../commands/catalogue.ts'
import { layers } from './layers.ts'
import { graphFaults } from './measure/graph-faults.ts'
import { type MeasuredFile, measureFile } from './measure/measured-file.ts'

/** `npm run measure`: figures of the code's shape, each beside what it should be. It judges nothing; `npm run check` does. */

/** Words, worlds and catalogues: tables that are long because there is much of it. */
const isTable = (path: string): boolean =>
  /^(content\/templates\/worlds|src\/i18n\/(en|de)|language\/helper-api|language\/blocks\/definitions)\//.test(
    path,
  )

const measured = globSync(`{${layers.join(',')}}/**/*.{ts,tsx,mjs}`)
  .toSorted()
  .map((path) => measureFile(path, readFileSync(path, 'utf8')))
const tests = measured.filter(({ path }) => path.startsWith('tests/'))
const production = measured.filter(({ path }) => !path.startsWith('tests/'))
const code = production.filter(({ path }) => !isTable(path))

const sum = (files: readonly MeasuredFile[], of: (file: MeasuredFile) => number): number =>
  files.reduce((total, file) => total + of(file), 0)
const quantile = (files: readonly MeasuredFile[], share: number): number =>
  files.map(({ lines }) => lines).toSorted((a, b) => a - b)[Math.ceil(files.length * share) - 1] ?? 0
const largest = (files: readonly MeasuredFile[]): string => {
  const [file] = files.toSorted((a, b) => b.lines - a.lines)
  return file ? `${file.lines} (${file.path})` : 'none'
}
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const cases = readFileSync('tests/commands/each-command.test.ts', 'utf8')
const tried = catalogue.filter(({ type }) => cases.includes(`'${type}'`)).length
const lines = sum(production, (file) => file.lines)
const { cycles, boundaries } = graphFaults()

const rows = [
  ['files, lines', `${production.length}, ${lines}`, ''],
  ['largest file', largest(code), '≤ 350'],
  ['largest table', largest(production.filter(({ path }) => isTable(path))), 'exempt'],
  ['median / p90 lines', `${quantile(production, 0.5)} / ${quantile(production, 0.9)}`, '≤ 60 / ≤ 220'],
  ['files over 300 lines', `${code.filter((file) => file.lines > 300).length}`, '0'],
  ['import cycles', `${cycles}`, '0'],
  ['any per 1,000 lines', ((1000 * sum(production, ({ anys }) => anys)) / lines).toFixed(2), '0'],
  [
    'silenced compiler',
    `${sum(production, ({ silenced }) => silenced)}, in tests ${sum(tests, ({ silenced }) => silenced)}`,
    '0',
  ],
  ['broken boundaries', `${boundaries}`, '0'],
  [
    'comment lines',
    percent(
      sum(production, ({ commentLines }) => commentLines),
      sum(production, ({ filledLines }) => filledLines),
    ),
    '6–12 %',
  ],
  ['bare TODOs', `${sum(measured, ({ bareTodos }) => bareTodos)}`, '0'],
  ['lines of tests / of code', (sum(tests, (file) => file.lines) / lines).toFixed(2), '≥ 0.8'],
  ['commands with a case in each-command', `${tried} of ${catalogue.length}`, 'all'],
] as const

for (const [name, value, target] of rows) console.log(`${name.padEnd(38)} ${value.padEnd(52)} ${target}`)
