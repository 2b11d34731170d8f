import { RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view'

/** Lines of the text, from 1. */
export interface ShownLines {
  readonly ran: readonly number[]
  readonly next: number | null
  readonly stops: readonly ShownStop[]
}

/** A line in whose margin a stop is; a hollow one will never be reached. */
export interface ShownStop {
  readonly line: number
  readonly isHollow: boolean
}

/** Shows these lines of a run in place of those that were shown before. */
export const showRunLines = StateEffect.define<ShownLines>()

const ran = Decoration.line({ class: 'nestling-ran' })
const next = Decoration.line({ class: 'nestling-next' })
const stop = new (class extends GutterMarker {
  override elementClass = 'nestling-stop'
})()
const hollowStop = new (class extends GutterMarker {
  override elementClass = 'nestling-stop nestling-hollow'
})()

interface Marks {
  readonly lines: DecorationSet
  readonly stops: RangeSet<GutterMarker>
}

/** The lines that run, the one that is next, and in the margin where the run stops. They move with the text around them. */
export const runLines = StateField.define<Marks>({
  create: () => ({ lines: Decoration.none, stops: RangeSet.empty }),
  update(marks, { changes, docChanged, effects, state }) {
    for (const effect of effects) {
      if (!effect.is(showRunLines)) continue
      const startOf = (line: number) => state.doc.line(line).from
      const isThere = (line: number) => line <= state.doc.lines
      const { value } = effect
      const found = [
        ...value.ran
          .filter((line) => isThere(line) && line !== value.next)
          .map((line) => ran.range(startOf(line))),
        ...(value.next !== null && isThere(value.next) ? [next.range(startOf(value.next))] : []),
      ]
      const stops = value.stops
        .filter(({ line }) => isThere(line))
        .map(({ line, isHollow }) => (isHollow ? hollowStop : stop).range(startOf(line)))
      return { lines: Decoration.set(found, true), stops: RangeSet.of(stops, true) }
    }
    return docChanged ? { lines: marks.lines.map(changes), stops: marks.stops.map(changes) } : marks
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ lines }) => lines),
    gutterLineClass.from(field, ({ stops }) => stops),
  ],
})

/** The stops in the margin by their lines now, and whether they are hollow. */
export function shownStops(view: EditorView): ReadonlyMap<number, boolean> {
  const stops = new Map<number, boolean>()
  for (const at = view.state.field(runLines).stops.iter(); at.value; at.next())
    stops.set(view.state.doc.lineAt(at.from).number, at.value === hollowStop)
  return stops
}
