import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { Mistake } from '../../../language/check/mistake.ts'

type Place = Pick<Mistake, 'line' | 'column' | 'severity'>

/** Underlines these in place of what was underlined before. */
export const showMistakes = StateEffect.define<readonly Place[]>()

const wave = {
  error: Decoration.mark({ class: 'nestling-mistake' }),
  warning: Decoration.mark({ class: 'nestling-doubt' }),
}

/** What is wrong in the text, underlined: the word of the mistake, or from there to the end of the line. */
export const mistakeLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    for (const effect of effects) {
      if (!effect.is(showMistakes)) continue
      const ranges = effect.value.flatMap(({ line, column, severity }) => {
        const { from, to, text } = state.doc.line(Math.min(line, state.doc.lines))
        const at = Math.min(column - 1, text.length)
        const word = [...text.matchAll(/[\p{ID_Continue}$]+/gu)].find(
          ({ index, 0: found }) => index <= at && at <= index + found.length,
        )
        const begin = from + (word?.index ?? at)
        const end = word ? begin + word[0].length : to
        // At the end of a line nothing stands behind the place: all of the line is meant.
        if (begin < end) return wave[severity].range(begin, end)
        return from < to ? wave[severity].range(from, to) : []
      })
      return Decoration.set(ranges, true)
    }
    return marks.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})
