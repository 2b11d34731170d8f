import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { Mistake } from '../../../language/check/mistake.ts'
import { markedPart } from '../marked-part.ts'

type Place = Pick<Mistake, 'line' | 'column' | 'severity'>

/** Underlines these in place of what was underlined before. */
export const showMistakes = StateEffect.define<readonly Place[]>()

const wave = {
  error: Decoration.mark({ class: 'nestling-mistake' }),
  warning: Decoration.mark({ class: 'nestling-doubt' }),
}

/** What is wrong in the text, underlined. */
export const mistakeLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    for (const effect of effects) {
      if (!effect.is(showMistakes)) continue
      const ranges = effect.value.flatMap(({ line, column, severity }) => {
        const { from, text } = state.doc.line(Math.min(line, state.doc.lines))
        const [begin, end] = markedPart(text, column - 1)
        return begin < end ? wave[severity].range(from + begin, from + end) : []
      })
      return Decoration.set(ranges, true)
    }
    return marks.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})
