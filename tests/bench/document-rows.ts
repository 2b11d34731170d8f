import type { BenchRow } from './bench-row.ts'
import { bigProject } from './document/big-project.ts'
import { changeRows } from './document/change-rows.ts'
import { commandRow } from './document/command-row.ts'
import { openRow } from './document/open-row.ts'
import { replayRow } from './document/replay-row.ts'
import { undoRow } from './document/undo-row.ts'

/** The document's budgets (architecture 11), each against Yjs alone doing the same. Takes some seconds. */
export async function documentRows(): Promise<BenchRow[]> {
  const many = bigProject(10_000)
  const few = bigProject(300)
  return [commandRow(few), undoRow(few), openRow(many), ...changeRows(many), replayRow(few)]
}
