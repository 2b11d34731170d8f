import type { RunProgram, RunTab } from '../../../machines/script-runner/run-program.ts'
import type { FileId, SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { FilmPart } from '../../../protocol/frame/film-part.ts'
import type { RunAlone } from '../../../protocol/frame/run-note.ts'
import type { RunLine, RunMoment, RunPace } from '../../../protocol/frame/run-watch.ts'
import { type Cell, createCell } from '../state/cell.ts'
import { followLines } from './follow-lines.ts'

/** Where runs stop: lines of a JavaScript tab, blocks of a blocks tab. */
export interface TabStops {
  /** As they stand in `text`: what became of them since is told by `stopLinesIn`. */
  readonly lines: ReadonlySet<number>
  /** What the tab said when they were chosen. */
  readonly text: string
  readonly blocks: ReadonlySet<string>
}

/** How one person looks at the runs of a workspace. Never part of the project. */
export interface WatchState {
  /** Programs run so that they can be stopped between two steps: slower, and each step is seen. */
  readonly isInside: Cell<boolean>
  readonly stops: Cell<ReadonlyMap<FileId, TabStops>>
  readonly pace: Cell<RunPace>
  /** How long the world that is seen has run, in whole seconds of its own. */
  readonly seconds: Cell<number>
  /** A script had to be stopped, and the whole run with it: its picture stands still for good. */
  readonly isHalted: Cell<boolean>
  /** What a paused run shows; `null` while none is paused. */
  readonly moment: Cell<RunMoment | null>
  /** What came last of a film of the run; `null` when the run is over. */
  readonly film: Cell<FilmPart | null>
  /** What ran a moment ago. */
  readonly lines: Cell<readonly RunLine[]>
  /** On which lines something waits. */
  readonly waits: Cell<readonly RunLine[]>
  /** Stops of the last run at which it could not stop, as their part of the program ran in one go. */
  readonly passed: Cell<readonly RunLine[]>
  /** The program was edited since the run began, in a way that the run cannot take over. */
  readonly isBehind: Cell<boolean>
  /** What runs, or ran last: as it was made ready, not as the project says it now. Empty before the first run. */
  readonly program: Cell<RunProgram>
  /** The stack that runs by itself, or did so in the last run. */
  readonly alone: Cell<RunAlone | null>
}

const noStops: TabStops = { lines: new Set(), text: '', blocks: new Set() }
const noLines: readonly RunLine[] = []
const noTab: RunTab = {
  source: '',
  blockOfLine: new Map(),
  givenNames: new Map(),
  isForStops: false,
  isStoppable: false,
}

export const createWatchState = (): WatchState => ({
  isInside: createCell(false),
  stops: createCell<ReadonlyMap<FileId, TabStops>>(new Map()),
  pace: createCell<RunPace>('full'),
  seconds: createCell(0),
  isHalted: createCell(false),
  moment: createCell<RunMoment | null>(null),
  film: createCell<FilmPart | null>(null),
  lines: createCell(noLines),
  waits: createCell(noLines),
  passed: createCell(noLines),
  isBehind: createCell(false),
  program: createCell<RunProgram>(new Map()),
  alone: createCell<RunAlone | null>(null),
})

export const stopsOf = ({ stops }: WatchState, fileId: FileId): TabStops => stops.get().get(fileId) ?? noStops

/** The lines of a JavaScript tab at which runs stop, where they are in what it says now: they move with what stands there, whoever writes, and one that is gone has none. */
export function stopLinesIn(watch: WatchState, fileId: FileId, now: string): ReadonlySet<number> {
  const { lines, text } = stopsOf(watch, fileId)
  if (lines.size === 0 || text === now) return lines
  const where = followLines(text, now)
  return new Set([...lines].flatMap((line) => where(line) ?? []))
}

/** Puts other stops into a tab. */
export function setStops(
  { stops }: WatchState,
  fileId: FileId,
  change: Pick<TabStops, 'lines' | 'text'> | Pick<TabStops, 'blocks'>,
): void {
  const all = new Map(stops.get())
  all.set(fileId, { ...(all.get(fileId) ?? noStops), ...change })
  stops.set(all)
}

/**
 * Whether the next run of a scene has to be one that can be stopped. Stops of tabs of other scenes, and of tabs, lines and blocks that were deleted, do not count; they
 * stay, as undo may bring back what they stand at.
 */
export const needsStops = (
  watch: WatchState,
  project: Pick<Project, 'file' | 'blocks' | 'text'>,
  sceneId: SceneId,
): boolean =>
  watch.isInside.get() ||
  [...watch.stops.get()].some(([fileId, { blocks }]) => {
    const file = project.file(fileId)
    if (file?.sceneId !== sceneId) return false
    if (file.kind === 'js') return stopLinesIn(watch, fileId, project.text(fileId)).size > 0
    return [...blocks].some((block) => project.blocks(fileId).blocks.has(block))
  })

/** Whether the run is one that can be stopped. */
export const canStop = ({ program }: WatchState): boolean =>
  [...program.get().values()].some(({ isStoppable }) => isStoppable)

/** A tab as it is in the last run; a tab that was not in it has nothing to say. */
export const runTab = ({ program }: WatchState, fileId: FileId): RunTab => program.get().get(fileId) ?? noTab

/** Whether an error takes the whole run with it, as a loop without end does. */
export const endsRun = (code: string): boolean => code === 'endless-loop'

/** A run of this program begins, of whose stops nothing is known yet. */
export function keepProgram(watch: Pick<WatchState, 'program' | 'passed'>, program: RunProgram): void {
  watch.program.set(program)
  watch.passed.set(noLines)
}

/** A run is over: nothing of it is looked at any longer. */
export function forgetRun({ pace, seconds, isHalted, moment, film, lines, waits }: WatchState): void {
  pace.set('full')
  seconds.set(0)
  isHalted.set(false)
  moment.set(null)
  film.set(null)
  lines.set(noLines)
  waits.set(noLines)
}
