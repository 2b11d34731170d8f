import type * as monaco from 'monaco-editor/editor'

/** Writes in the place of what is marked, or where the caret is, and gives the keyboard to the editor. */
export function insertAtCaret(editor: monaco.editor.ICodeEditor, text: string): void {
  const range = editor.getSelection()
  if (!range) return
  editor.executeEdits('insert', [{ range, text, forceMoveMarkers: true }])
  const caret = editor.getSelection()?.getEndPosition()
  if (caret) editor.setPosition(caret)
  editor.focus()
}
