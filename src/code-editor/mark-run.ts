import type { CannotStop } from '../../language/compile/debug/called-by.ts'
import type { FileId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import type { RunLine } from '../../protocol/frame/run-watch.ts'
import { lineNow } from '../workspace/watch/line-now.ts'
import { setStops, stopLinesIn, type WatchState } from '../workspace/watch/watch-state.ts'
import styles from './CodeEditor.module.css'
import { monaco } from './load-monaco.ts'
import { settleStops } from './settle-stops.ts'
import { stopPlaces, toggledStops } from './stop-places.ts'
import { whyHollow } from './why-hollow.ts'

/**
 * Shows in the margin where the run stops (a click there sets and takes away), which lines run, and which one is next. Stops move with
 * the text around them; one that will never be reached, or that the last run passed in one go, is hollow. `say`: what a stop says. Returns how to end it.
 */
export function markRun(
  editor: monaco.editor.IStandaloneCodeEditor,
  project: Project,
  fileId: FileId,
  watch: WatchState,
  say: (why: CannotStop | null) => string,
): () => void {
  const stops = editor.createDecorationsCollection()
  const ran = editor.createDecorationsCollection()
  const whole = (line: number, className: string) => ({
    range: new monaco.Range(line, 1, line, 1),
    options: { isWholeLine: true, className },
  })

  const text = () => editor.getModel()?.getValue() ?? ''
  let shown = ''
  let isFollowing = false
  const showStops = () => {
    // The editor has moved what it shows by itself.
    if (isFollowing) return
    const stopped = [...stopLinesIn(watch, fileId, text())]
    // A text without stops is not read for them.
    const places = stopped.length > 0 ? stopPlaces(text()) : null
    const why = whyHollow(watch, fileId, text(), places)
    const lines = stopped.map((line) => [line, why(line)] as const)
    const told = JSON.stringify(lines)
    if (told === shown) return
    shown = told
    stops.set(
      lines.map(([line, reason]) => ({
        range: new monaco.Range(line, 1, line, 1),
        options: {
          isWholeLine: true,
          glyphMarginClassName: `${styles.stop} ${reason ? styles.hollow : ''}`,
          glyphMarginHoverMessage: { value: say(reason) },
          stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
        },
      })),
    )
  }
  const showRun = () => {
    const where = lineNow(project, watch, fileId)
    const here = (line: RunLine | null | undefined) =>
      line?.fileId === fileId ? (where(line.line) ?? []) : []
    const next = [here(watch.moment.get()?.next)].flat()
    const lines = [...watch.lines.get(), ...watch.waits.get()].flatMap(here)
    ran.set([
      ...lines.map((line) => whole(line, styles.ran ?? '')),
      ...next.map((line) => whole(line, styles.next ?? '')),
    ])
    for (const line of next) editor.revealLineInCenterIfOutsideViewport(line)
  }
  const followText = () => {
    if (stops.length === 0) return
    const lines = new Set(stops.getRanges().map(({ startLineNumber }) => startLineNumber))
    isFollowing = true
    setStops(watch, fileId, { lines, text: text() })
    isFollowing = false
  }
  const onMouse = editor.onMouseDown(({ target }) => {
    const { GUTTER_GLYPH_MARGIN, GUTTER_LINE_NUMBERS } = monaco.editor.MouseTargetType
    const line = target.position?.lineNumber
    if (line === undefined || (target.type !== GUTTER_GLYPH_MARGIN && target.type !== GUTTER_LINE_NUMBERS))
      return
    const lines = toggledStops(stopLinesIn(watch, fileId, text()), line, stopPlaces(text()))
    setStops(watch, fileId, { lines, text: text() })
  })
  const onText = editor.onDidChangeModelContent(followText)
  const ends = [
    watch.stops.subscribe(showStops),
    watch.passed.subscribe(showStops),
    settleStops(watch, fileId, text, showStops),
    watch.lines.subscribe(showRun),
    watch.waits.subscribe(showRun),
    watch.moment.subscribe(showRun),
  ]
  showStops()
  showRun()
  return () => {
    for (const end of ends) end()
    onMouse.dispose()
    onText.dispose()
    stops.clear()
    ran.clear()
  }
}
