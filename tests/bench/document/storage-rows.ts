import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type BenchRow, comparedRow, limitRow } from '../bench-row.ts'
import { keystrokeRow } from './keystroke-row.ts'
import { longEditedRows } from './long-edited-rows.ts'
import { sessionBytes } from './session-bytes.ts'
import { undoneOftenRows } from './undone-often-rows.ts'

/** What a long-edited project takes on the disk and in memory (the figures are those of the issue of the document). */
export async function storageRows(): Promise<BenchRow[]> {
  const often = await undoneOftenRows()
  return [...journalRows(), await keystrokeRow(), ...often, ...longEditedRows(), memoryRow()]
}

/**
 * The budget is that of what was commanded, as lines, deflated (`document.md` 6): the recording. The log on the disk keeps every update besides
 * and lies there as it is, until a checkpoint lets it go; nothing was promised of it.
 */
function journalRows(): BenchRow[] {
  const limit = { name: 'what is allowed', value: 30 }
  const { recording, log, deflatedLog } = sessionBytes(1_000)
  const exported = { name: 'the exported recording', value: recording / 1_000 }
  const name = 'journal of 1,000 commands'
  return [
    limitRow(`${name}: the exported recording, deflated`, recording / 1_000, 'kB', limit),
    comparedRow(`${name}: the log on the disk, with updates, as it lies there`, log / 1_000, 'kB', exported),
    comparedRow(`${name}: the log on the disk, deflated for comparison`, deflatedLog / 1_000, 'kB', exported),
  ]
}

/** In a process of its own, whose garbage can be collected. */
function memoryRow(): BenchRow {
  const script = fileURLToPath(new URL('./print-heap.ts', import.meta.url))
  const megabytes = Number(execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' }))
  const limit = { name: 'what is allowed', value: 60 }
  return limitRow('10,000 entities opened, materialised, behind a bus: heap', megabytes, 'MB', limit)
}
