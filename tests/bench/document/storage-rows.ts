import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { keystrokeRow } from './keystroke-row.ts'
import { longEditedRows } from './long-edited-rows.ts'
import { sessionBytes } from './session-bytes.ts'
import { undoneOftenRows } from './undone-often-rows.ts'

/** What a long-edited project takes on the disk and in memory (the figures are those of the issue of the document). */
export async function storageRows(): Promise<BenchRow[]> {
  return [journalRow(), await keystrokeRow(), ...(await undoneOftenRows()), ...longEditedRows(), memoryRow()]
}

function journalRow(): BenchRow {
  const limit = { name: 'what is allowed', value: 30 }
  return limitRow('journal of 1,000 commands, deflated', sessionBytes(1_000) / 1_000, 'kB', limit)
}

/** In a process of its own, whose garbage can be collected. */
function memoryRow(): BenchRow {
  const script = fileURLToPath(new URL('./print-heap.ts', import.meta.url))
  const megabytes = Number(execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' }))
  const limit = { name: 'what is allowed', value: 60 }
  return limitRow('10,000 entities opened, materialised, behind a bus: heap', megabytes, 'MB', limit)
}
