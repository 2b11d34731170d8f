import type * as monaco from 'monaco-editor/editor'
import type { EditorText } from './bind-text.ts'

/** A Monaco editor as a text that can be bound. Its model uses `\n` from here on. */
export function monacoText(
  editor: monaco.editor.IStandaloneCodeEditor,
  model: monaco.editor.ITextModel,
): EditorText {
  const lineFeed: monaco.editor.EndOfLineSequence = 0
  let isForeign = false
  let isPuttingBack = false
  // Monaco moves the carets behind each typed letter after all have heard of it, also when it is gone by then. Of several the first counts.
  const putBack = (before: monaco.Selection[]): void => {
    if (isPuttingBack) return
    isPuttingBack = true
    queueMicrotask(() => {
      isPuttingBack = false
      if (editor.getModel() === model && before.length > 0) editor.setSelections(before)
    })
  }
  model.setEOL(lineFeed)
  return {
    read: () => model.getValue(),
    replace({ at, remove, insert }) {
      const start = model.getPositionAt(at)
      const end = model.getPositionAt(at + remove)
      const range = {
        startLineNumber: start.lineNumber,
        startColumn: start.column,
        endLineNumber: end.lineNumber,
        endColumn: end.column,
      }
      isForeign = true
      try {
        const operation = { range, text: insert, forceMoveMarkers: false }
        if (editor.getModel() === model && !editor.getRawOptions().readOnly)
          editor.executeEdits('shared', [operation])
        else model.applyEdits([operation])
      } finally {
        isForeign = false
      }
    },
    onEdit(listener) {
      const subscription = model.onDidChangeContent(({ changes }) => {
        if (isForeign) return
        const before = editor.getSelections() ?? []
        const stays = listener(
          changes.map(({ rangeOffset, rangeLength, text }) => ({
            offset: rangeOffset,
            length: rangeLength,
            text,
          })),
        )
        if (!stays) putBack(before)
      })
      return () => subscription.dispose()
    },
  }
}
