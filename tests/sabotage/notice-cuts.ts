import type { Cut, TestRun } from './cut.ts'
import { ProjectCopy } from './project-copy.ts'
import { build, passes } from './run-tests.ts'

const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(0)} s`
const textOf = ([, ...args]: TestRun) => args.join(' ')

/**
 * Makes one cut at a time, in a copy of the project, and expects its tests to turn red, after it has seen the same tests green
 * without a cut. Prints each; returns how many were not noticed or could not be judged.
 */
export function noticeCuts(cuts: readonly Cut[]): number {
  const copy = new ProjectCopy()
  process.on('exit', () => copy.remove())
  process.on('SIGINT', () => process.exit(1))
  const failures = control(copy, cuts) + cuts.filter((cut) => !isNoticed(copy, cut)).length
  console.log(failures === 0 ? `All ${cuts.length} were noticed.` : `${failures} failures of ${cuts.length}`)
  return failures
}

/** The same tests without any cut; returns how many are red. */
function control(copy: ProjectCopy, cuts: readonly Cut[]): number {
  const started = performance.now()
  if (cuts.some(({ needsBuild }) => needsBuild)) build(copy.folder)
  const tests = new Map(cuts.flatMap(({ tests }) => tests).map((test) => [textOf(test), test]))
  let red = 0
  for (const [text, test] of tests) {
    if (passes(copy.folder, test)) continue
    console.log(`✗ RED without a cut: ${text}`)
    red += 1
  }
  console.log(`  ${tests.size} test runs without a cut (${seconds(started)})`)
  return red
}

function isNoticed(copy: ProjectCopy, cut: Cut): boolean {
  const started = performance.now()
  const putBack = copy.apply(cut)
  if (cut.needsBuild) build(copy.folder)
  const isRed = cut.tests.some((test) => !passes(copy.folder, test))
  putBack()
  console.log(`${isRed ? '✓ red  ' : '✗ GREEN'} ${cut.name}: ${cut.meaning} (${seconds(started)})`)
  return isRed
}
