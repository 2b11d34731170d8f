import type { Cut, TestRun } from './cut.ts'
import { cuts } from './cuts.ts'
import { ProjectCopy } from './project-copy.ts'
import { build, passes } from './run-tests.ts'

/**
 * `npm run sabotage [-- PART OF A NAME]`: cuts one part of the product out at a time, in a copy, and expects its tests to turn red,
 * after it has seen the same tests green without a cut. A part that can be missing without a red test is not proven by any. Ends
 * with 1 when a cut stays green, when a test is red without any, or when something could not be run.
 */
const [only = ''] = process.argv.slice(2)
const chosen = cuts.filter(({ name }) => name.includes(only))
if (chosen.length === 0)
  throw new Error(`no cut is named like «${only}»: ${cuts.map(({ name }) => name).join(', ')}`)

const copy = new ProjectCopy()
process.on('exit', () => copy.remove())
process.on('SIGINT', () => process.exit(1))
let failures = 0

const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(0)} s`
const textOf = ([, ...args]: TestRun) => args.join(' ')

/** The same tests without any cut. */
function control(): void {
  const started = performance.now()
  if (chosen.some(({ needsBuild }) => needsBuild)) build(copy.folder)
  const tests = new Map(chosen.flatMap(({ tests }) => tests).map((test) => [textOf(test), test]))
  for (const [text, test] of tests) {
    if (passes(copy.folder, test)) continue
    console.log(`✗ RED without a cut: ${text}`)
    failures += 1
  }
  console.log(`  ${tests.size} test runs without a cut (${seconds(started)})`)
}

function sabotage(cut: Cut): void {
  const started = performance.now()
  const putBack = copy.apply(cut)
  if (cut.needsBuild) build(copy.folder)
  const isRed = cut.tests.some((test) => !passes(copy.folder, test))
  putBack()
  console.log(`${isRed ? '✓ red  ' : '✗ GREEN'} ${cut.name}: ${cut.meaning} (${seconds(started)})`)
  if (!isRed) failures += 1
}

control()
for (const cut of chosen) sabotage(cut)
console.log(failures === 0 ? 'Every cut was noticed.' : `${failures} failures`)
process.exit(failures === 0 ? 0 : 1)
