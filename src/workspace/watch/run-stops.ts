import type { Project } from '../../../model/project/project.ts'
import type { RunStops } from '../../../protocol/frame/run-watch.ts'
import type { FileJavaScript } from '../code/file-javascript.ts'
import { runJavaScript, type WatchState } from './watch-state.ts'

/** The lines at which a run stops: those that were chosen, and for each chosen block the first line that is run when its turn comes. */
export function runStops(project: Project, watch: WatchState): RunStops {
  return [...watch.stops.get()].flatMap(([fileId, { lines, blocks }]) => {
    if (!project.file(fileId)) return []
    const code = runJavaScript(project, watch, fileId)
    return [{ fileId, lines: [...lines, ...[...blocks].flatMap((block) => lineOfTurn(code, block))] }]
  })
}

/** What stands outside of functions only makes known what the blocks need: the turn of a block that begins a stack comes with the next one. */
function lineOfTurn({ source, blockOfLine }: FileJavaScript, block: string): readonly number[] {
  const lines = source.split('\n')
  const isInside = (line: number) => lines[line - 1]?.startsWith(' ') ?? false
  const own = [...blockOfLine].flatMap(([line, id]) => (id === block ? [line] : []))
  const first = own.find(isInside) ?? own.map((line) => line + 1).find(isInside)
  return first === undefined ? [] : [first]
}
