import type { RunTab } from '../../../machines/script-runner/run-program.ts'
import type { Project } from '../../../model/project/project.ts'
import type { RunStops } from '../../../protocol/frame/run-watch.ts'
import { followLines } from './follow-lines.ts'
import { runTab, stopLinesIn, type WatchState } from './watch-state.ts'

/**
 * The lines of a run's program at which it stops: those that were chosen in what the tabs say now, and for each chosen block the first line that is run when its
 * turn comes.
 */
export function runStops(project: Project, watch: WatchState): RunStops {
  return [...watch.stops.get()].flatMap(([fileId, { blocks }]) => {
    if (!project.file(fileId) || !watch.program.get().has(fileId)) return []
    const tab = runTab(watch, fileId)
    const text = project.text(fileId)
    const where = followLines(text, tab.source)
    const ofText = [...stopLinesIn(watch, fileId, text)].flatMap((line) => where(line) ?? [])
    return [{ fileId, lines: [...ofText, ...[...blocks].flatMap((block) => lineOfTurn(tab, block))] }]
  })
}

/** What stands outside of functions only makes known what the blocks need: the turn of a block that begins a stack comes with the next one. */
function lineOfTurn({ source, blockOfLine }: RunTab, block: string): readonly number[] {
  const lines = source.split('\n')
  const isInside = (line: number) => lines[line - 1]?.startsWith(' ') ?? false
  const own = [...blockOfLine].flatMap(([line, id]) => (id === block ? [line] : []))
  const first = own.find(isInside) ?? own.map((line) => line + 1).find(isInside)
  return first === undefined ? [] : [first]
}
