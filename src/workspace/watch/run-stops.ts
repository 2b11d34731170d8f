import type { FileId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { RunStops } from '../../../protocol/frame/run-watch.ts'
import { fileJavaScript } from '../code/file-javascript.ts'
import type { TabStops } from './watch-state.ts'

/** The lines at which a run stops: those that were chosen, and the first line of each chosen block. */
export function runStops(project: Project, stops: ReadonlyMap<FileId, TabStops>): RunStops {
  return [...stops].flatMap(([fileId, { lines, blocks }]) => {
    if (!project.file(fileId)) return []
    const first = new Map<string, number>()
    for (const [line, block] of fileJavaScript(project, fileId).blockOfLine)
      if (blocks.has(block)) first.set(block, Math.min(line, first.get(block) ?? line))
    return [{ fileId, lines: [...lines, ...first.values()] }]
  })
}
