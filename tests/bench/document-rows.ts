import type { BenchRow } from './bench-row.ts'
import { bigProject } from './document/big-project.ts'
import { changeRows } from './document/change-rows.ts'
import { openRow } from './document/open-row.ts'
import { stepRows } from './document/step-rows.ts'
import { undonePlaceRows } from './document/undo-rows.ts'

/** The document's budgets (architecture 11), each against Yjs alone doing the same. Takes about a minute. */
export async function documentRows(): Promise<BenchRow[]> {
  const steps = await stepRows()
  const many = bigProject(10_000)
  return [...steps, ...undonePlaceRows(many), openRow(many), ...changeRows(many)]
}
