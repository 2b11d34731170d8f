import { cuts } from './cuts.ts'
import { noticeCuts } from './notice-cuts.ts'

/**
 * `npm run sabotage [-- PART OF A NAME]`: cuts one part of the product out at a time, in a copy, and expects its tests to turn red,
 * after it has seen the same tests green without a cut. A part that can be missing without a red test is not proven by any. Ends
 * with 1 when a cut stays green, when a test is red without any, or when something could not be run.
 */
const [only = ''] = process.argv.slice(2)
const chosen = cuts.filter(({ name }) => name.includes(only))
if (chosen.length === 0)
  throw new Error(`no cut is named like «${only}»: ${cuts.map(({ name }) => name).join(', ')}`)
process.exitCode = noticeCuts(chosen) === 0 ? 0 : 1
