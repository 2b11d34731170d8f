import type { FileId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import { followLines } from './follow-lines.ts'
import type { WatchState } from './watch-state.ts'

/** Where a line of a JavaScript tab of the last run stands in what the tab says now; `null` for one that is gone. */
export function lineNow(
  project: Pick<Project, 'text'>,
  { program }: Pick<WatchState, 'program'>,
  fileId: FileId,
): (line: number) => number | null {
  const ran = program.get().get(fileId)
  return followLines(ran?.source ?? project.text(fileId), project.text(fileId))
}
