import type * as monaco from 'monaco-editor/editor'

/** Puts lines below the one with the caret, or in its place when it is empty, as far to the right as that one, and gives the keyboard to the editor. */
export function insertLines(editor: monaco.editor.ICodeEditor, text: string): void {
  const model = editor.getModel()
  const lineNumber = editor.getPosition()?.lineNumber
  if (!model || lineNumber === undefined) return
  const line = model.getLineContent(lineNumber)
  const isEmpty = line.trim() === ''
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const lines = text.split('\n').map((one) => indent + one)
  const column = isEmpty ? 1 : line.length + 1
  const range = {
    startLineNumber: lineNumber,
    startColumn: column,
    endLineNumber: lineNumber,
    endColumn: line.length + 1,
  }
  editor.executeEdits('insert', [
    { range, text: (isEmpty ? '' : '\n') + lines.join('\n'), forceMoveMarkers: true },
  ])
  const last = lineNumber + lines.length - (isEmpty ? 1 : 0)
  editor.setPosition({ lineNumber: last, column: model.getLineMaxColumn(last) })
  editor.revealLineInCenterIfOutsideViewport(last)
  editor.focus()
}
