import type { BenchRow } from './bench-row.ts'
import { blocksCodeRows } from './code/blocks-code-rows.ts'
import { compileRows } from './code/compile-rows.ts'
import { guardRows } from './code/guard-rows.ts'
import { runningRows } from './code/running-rows.ts'

/** What it costs to make programs ready, to guard them and to run many. `slowness`: of this machine, for budgets in milliseconds. */
export async function codeRows(slowness: number): Promise<BenchRow[]> {
  return [...compileRows(), ...guardRows(), ...blocksCodeRows(slowness), ...(await runningRows(slowness))]
}
