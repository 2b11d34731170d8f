import { type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { PeerCaret } from '../../client/project-session/project-session.ts'
import { caretBar } from '../carets/caret-bar.ts'
import type { CaretView } from '../carets/caret-view.ts'
import carets from '../carets/carets.module.css'
import { selectedBy } from '../carets/selected-by.ts'

const showCarets = StateEffect.define<readonly PeerCaret[]>()

class Flag extends WidgetType {
  private readonly caret: PeerCaret

  constructor(caret: PeerCaret) {
    super()
    this.caret = caret
  }

  /** One that stays is not made anew: its name would come back. */
  override eq({ caret }: Flag): boolean {
    const { clientId, name, colour, head } = this.caret
    return (
      clientId === caret.clientId && name === caret.name && colour === caret.colour && head === caret.head
    )
  }

  override toDOM(): HTMLElement {
    const place = document.createElement('span')
    place.className = carets.inLine ?? ''
    place.append(caretBar(this.caret))
    return place
  }
}

function marksOf({ anchor, head, colour }: PeerCaret, length: number, flag: Flag): Range<Decoration>[] {
  const at = Math.min(head, length)
  const [from, to] = [Math.min(anchor, at), Math.min(length, Math.max(anchor, at))]
  const bar = Decoration.widget({ widget: flag, side: 1 }).range(at)
  return from < to ? [Decoration.mark({ class: selectedBy[colour] }).range(from, to), bar] : [bar]
}

/** Where others are; until it is shown anew it moves with the text around it. */
const peerMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    for (const effect of effects)
      if (effect.is(showCarets))
        return Decoration.set(
          effect.value.flatMap((caret) => marksOf(caret, state.doc.length, new Flag(caret))),
          true,
        )
    return marks.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** The carets in a small editor. */
export function lightCarets(view: EditorView): CaretView {
  let tell: { readonly onMove: () => void; readonly onText: () => void } | undefined
  const heard = EditorView.updateListener.of(({ docChanged, selectionSet }) => {
    if (docChanged || selectionSet) tell?.onMove()
    if (docChanged) tell?.onText()
  })
  view.dispatch({ effects: StateEffect.appendConfig.of([peerMarks, heard]) })
  return {
    read() {
      const { anchor, head } = view.state.selection.main
      return { anchor, head }
    },
    show(shown) {
      view.dispatch({ effects: showCarets.of(shown) })
    },
    watch(onMove, onText) {
      tell = { onMove, onText }
      return () => {
        tell = undefined
      }
    },
  }
}
