import type { PeerCaret } from '../../client/project-session/project-session.ts'
import { monaco } from '../load-monaco.ts'
import { caretBar } from './caret-bar.ts'
import type { CaretView } from './caret-view.ts'
import { selectedBy } from './selected-by.ts'

/** The carets in a Monaco editor. */
export function monacoCarets(editor: monaco.editor.IStandaloneCodeEditor): CaretView {
  const marks = editor.createDecorationsCollection()
  let flags: readonly monaco.editor.IContentWidget[] = []
  return {
    read() {
      const model = editor.getModel()
      const selection = editor.getSelection()
      if (!model || !selection) return undefined
      const letter = (position: monaco.Position) => model.getOffsetAt(position)
      const [start, end] = [letter(selection.getStartPosition()), letter(selection.getEndPosition())]
      const head = letter(selection.getPosition())
      return { anchor: head === start ? end : start, head }
    },
    show(carets) {
      for (const flag of flags) editor.removeContentWidget(flag)
      const model = editor.getModel()
      flags = model ? carets.map((caret) => flagOf(caret, model.getPositionAt(caret.head))) : []
      marks.set(model ? carets.flatMap((caret) => selectionOf(caret, model)) : [])
      for (const flag of flags) editor.addContentWidget(flag)
    },
    watch(onMove, onText) {
      const ends = [editor.onDidChangeCursorSelection(onMove), editor.onDidChangeModelContent(onText)]
      return () => {
        for (const end of ends) end.dispose()
      }
    },
  }
}

function selectionOf(
  { anchor, head, colour }: PeerCaret,
  model: monaco.editor.ITextModel,
): monaco.editor.IModelDeltaDecoration[] {
  if (anchor === head) return []
  const from = model.getPositionAt(Math.min(anchor, head))
  const to = model.getPositionAt(Math.max(anchor, head))
  return [{ range: monaco.Range.fromPositions(from, to), options: { inlineClassName: selectedBy[colour] } }]
}

function flagOf(caret: PeerCaret, position: monaco.Position): monaco.editor.IContentWidget {
  const bar = caretBar(caret)
  return {
    getId: () => `caret of ${caret.clientId}`,
    getDomNode: () => bar,
    getPosition: () => ({
      position,
      preference: [monaco.editor.ContentWidgetPositionPreference.EXACT],
    }),
  }
}
