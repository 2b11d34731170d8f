import { expect } from 'vitest'
import * as Y from 'yjs'
import { type Moment, momentOf } from '../../../commands/history/moment.ts'
import { momentDifference } from '../../../commands/history/moment-difference.ts'
import { type RestoredAbout, restoreProject } from '../../../commands/project/restore-project.ts'
import { type Workbench, workbench } from './workbench.ts'

/** The project as it is now, whatever is done afterwards. */
export const remembered = ({ document }: Workbench): Moment =>
  momentOf(workbench({ update: Y.encodeStateAsUpdate(document) }).document)

/** Brings something back to a moment, all of the project unless said; what the command was told. */
export function bringBack(bench: Workbench, past: Moment, about: RestoredAbout = { kind: 'project' }) {
  const difference = momentDifference(past, momentOf(bench.document), about)
  expect(bench.bus.execute(restoreProject, difference)).toMatchObject({ ok: true })
  return difference
}
