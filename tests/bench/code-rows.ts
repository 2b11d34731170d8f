import type { BenchRow } from './bench-row.ts'
import { blocksCodeRows } from './code/blocks-code-rows.ts'
import { compileRows } from './code/compile-rows.ts'
import { guardRows } from './code/guard-rows.ts'
import { helperCallRows } from './code/helper-call-rows.ts'
import { runningRows } from './code/running-rows.ts'
import { spritesRows } from './code/sprites-rows.ts'
import { typingRows } from './code/typing-rows.ts'

/** What it costs to write programs, to make them ready, to guard them and to run many. `slowness`: of this machine, for budgets in milliseconds. */
export async function codeRows(slowness: number): Promise<BenchRow[]> {
  return [
    ...compileRows(),
    ...guardRows(),
    ...blocksCodeRows(slowness),
    ...(await runningRows(slowness)),
    ...(await spritesRows()),
    ...(await helperCallRows()),
    ...(await typingRows(slowness)),
  ]
}
