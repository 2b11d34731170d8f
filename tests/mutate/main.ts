import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { noticeCuts } from '../sabotage/notice-cuts.ts'
import { faults } from './faults.ts'

/**
 * `npm run mutate [-- --only faults|small] [--name PART]`: plants the named faults of `faults.ts`, then thousands of small ones
 * (Stryker, `stryker.config.mjs`) in the document's code, and expects the tests to notice. Ends with 1 when a named fault stays
 * green or too many of the small ones do.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, name: { type: 'string', default: '' } } })
const { only, name } = values
if (only !== undefined && only !== 'faults' && only !== 'small') {
  console.error('npm run mutate -- --only faults|small')
  process.exit(2)
}

if (only !== 'small') {
  const chosen = faults.filter((fault) => fault.name.includes(name))
  if (noticeCuts(chosen) > 0) process.exitCode = 1
}
if (only !== 'faults') {
  const { status } = spawnSync('stryker', ['run'], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
