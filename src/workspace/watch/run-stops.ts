import type { Project } from '../../../model/project/project.ts'
import type { RunStops } from '../../../protocol/frame/run-watch.ts'
import { runJavaScript, type WatchState } from './watch-state.ts'

/** The lines at which a run stops: those that were chosen, and the first line of each chosen block. */
export function runStops(project: Project, watch: WatchState): RunStops {
  return [...watch.stops.get()].flatMap(([fileId, { lines, blocks }]) => {
    if (!project.file(fileId)) return []
    const first = new Map<string, number>()
    for (const [line, block] of runJavaScript(project, watch, fileId).blockOfLine)
      if (blocks.has(block)) first.set(block, Math.min(line, first.get(block) ?? line))
    return [{ fileId, lines: [...lines, ...first.values()] }]
  })
}
