import { EditorView } from '@codemirror/view'
import type { FileId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { RunLine } from '../../../protocol/frame/run-watch.ts'
import { lineNow } from '../../workspace/watch/line-now.ts'
import { setStops, stopLinesIn, type WatchState } from '../../workspace/watch/watch-state.ts'
import { settleStops } from '../settle-stops.ts'
import { knownPlaces, stopPlaces, toggledStops } from '../stop-places.ts'
import { whyHollow } from '../why-hollow.ts'
import { type ShownStop, shownStops, showRunLines } from './run-lines.ts'

/** Shows in a view where the run stops, which lines run and which one is next, where they stand now. Returns how to end it. */
export function followRun(
  view: EditorView,
  project: Pick<Project, 'text'>,
  fileId: FileId,
  watch: WatchState,
): () => void {
  const show = () => {
    const where = lineNow(project, watch, fileId)
    const here = (one: RunLine | null | undefined) => (one?.fileId === fileId ? where(one.line) : null)
    const next = here(watch.moment.get()?.next)
    const ran = [...watch.lines.get(), ...watch.waits.get()].flatMap((one) => here(one) ?? [])
    const stops = stopsIn(view, fileId, watch)
    view.dispatch({ effects: showRunLines.of({ ran, next, stops }) })
    if (next === null || next > view.state.doc.lines) return
    view.dispatch({ effects: EditorView.scrollIntoView(view.state.doc.line(next).from, { y: 'nearest' }) })
  }
  const ends = [
    ...[watch.stops, watch.lines, watch.waits, watch.moment, watch.passed].map((cell) =>
      cell.subscribe(show),
    ),
    settleStops(watch, fileId, () => view.state.doc.toString(), show),
  ]
  // Only the text that was read last is known, and nothing is typed while a tab opens: one with stops is read anew.
  const opened = view.state.doc.toString()
  if (stopLinesIn(watch, fileId, opened).size > 0) stopPlaces(opened)
  show()
  return () => {
    for (const end of ends) end()
  }
}

/** A text that was not read since it was last typed in keeps its stops as they are. */
function stopsIn(view: EditorView, fileId: FileId, watch: WatchState): readonly ShownStop[] {
  const text = view.state.doc.toString()
  const places = knownPlaces(text)
  const before = shownStops(view)
  const why = whyHollow(watch, fileId, text, places)
  return [...stopLinesIn(watch, fileId, text)].map((line) => ({
    line,
    isHollow: why(line) !== null || (places === undefined && before.get(line) === true),
  }))
}

/** Sets a stop at a line, or takes it away. */
export function toggleStop(view: EditorView, fileId: FileId, watch: WatchState, line: number): void {
  const text = view.state.doc.toString()
  const lines = toggledStops(stopLinesIn(watch, fileId, text), line, stopPlaces(text))
  setStops(watch, fileId, { lines, text })
}

/** Keeps the stops at the lines to which the text around them has moved. */
export function keepStops(view: EditorView, fileId: FileId, watch: WatchState): void {
  const lines = new Set(shownStops(view).keys())
  if (lines.size > 0) setStops(watch, fileId, { lines, text: view.state.doc.toString() })
}
