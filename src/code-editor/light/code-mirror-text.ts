import { Annotation } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { EditorText, TextReplacement } from '../bind-text.ts'

type Listener = Parameters<EditorText['onEdit']>[0]

/** On what the document did to the editor. */
const isForeign = Annotation.define<true>()

/** A CodeMirror editor as a text that can be bound. Give its `extension` to the editor when it is made, and `attach` the view. */
export class CodeMirrorText implements EditorText {
  private view: EditorView | undefined
  private listener: Listener | undefined

  readonly extension = EditorView.updateListener.of(
    ({ docChanged, transactions, changes, startState, view }) => {
      if (!docChanged || !this.listener || transactions.some((one) => one.annotation(isForeign))) return
      const replacements: TextReplacement[] = []
      changes.iterChanges((from, to, _fromNow, _toNow, inserted) => {
        replacements.push({ offset: from, length: to - from, text: inserted.toString() })
      })
      const stays = this.listener(replacements)
      const { selection } = startState
      if (!stays && selection.ranges.every(({ to }) => to <= view.state.doc.length))
        view.dispatch({ selection })
    },
  )

  attach(view: EditorView): void {
    this.view = view
  }

  read(): string {
    return this.view?.state.doc.toString() ?? ''
  }

  replace({ at, remove, insert }: Parameters<EditorText['replace']>[0]): void {
    this.view?.dispatch({
      changes: { from: at, to: at + remove, insert },
      annotations: isForeign.of(true),
    })
  }

  onEdit(listener: Listener): () => void {
    this.listener = listener
    return () => {
      this.listener = undefined
    }
  }
}
