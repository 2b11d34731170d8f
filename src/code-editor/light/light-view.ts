import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { javascriptLanguage } from '@codemirror/lang-javascript'
import { bracketMatching, forceParsing, indentOnInput, indentRange, indentUnit } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { lightTheme } from './light-theme.ts'
import { mistakeLines } from './mistake-lines.ts'
import { runLines } from './run-lines.ts'

interface LightViewOptions {
  readonly text: string
  readonly label: string
  readonly isReadOnly: boolean
  /** Somebody tapped the number of a line. */
  readonly onNumber: (line: number) => void
  readonly extension: Extension
}

/** A small editor of JavaScript for fingers, without undo of its own: that is the command bus's. */
export function openLightView(host: HTMLElement, options: LightViewOptions): EditorView {
  const { text, label, isReadOnly, onNumber, extension } = options
  return new EditorView({
    parent: host,
    doc: text,
    extensions: [
      lineNumbers({
        domEventHandlers: {
          click(view, { from }) {
            onNumber(view.state.doc.lineAt(from).number)
            return true
          },
        },
      }),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      drawSelection(),
      bracketMatching(),
      indentOnInput(),
      indentUnit.of('  '),
      javascriptLanguage,
      EditorView.lineWrapping,
      EditorState.readOnly.of(isReadOnly),
      EditorView.editable.of(!isReadOnly),
      EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', autocorrect: 'off' }),
      keymap.of([...defaultKeymap, indentWithTab]),
      lightTheme,
      mistakeLines,
      runLines,
      extension,
    ],
  })
}

/** Types in the place of the `length` letters before the caret, and of what is marked. */
export function typeText(
  view: EditorView,
  { text, length, caret }: { readonly text: string; readonly length: number; readonly caret: number },
): void {
  const { from, to } = view.state.selection.main
  const start = Math.max(0, from - length)
  view.dispatch({
    changes: { from: start, to, insert: text },
    selection: { anchor: start + caret },
    scrollIntoView: true,
    userEvent: 'input.type',
  })
  view.focus()
}

/** Puts lines below the one with the caret, or in its place when it is empty, as far to the right as that one. */
export function insertBelow(view: EditorView, text: string): void {
  const line = view.state.doc.lineAt(view.state.selection.main.head)
  const isEmpty = line.text.trim() === ''
  const indent = /^\s*/.exec(line.text)?.[0] ?? ''
  const lines = text.split('\n').map((one) => indent + one)
  const insert = (isEmpty ? '' : '\n') + lines.join('\n')
  const from = isEmpty ? line.from : line.to
  view.dispatch({
    changes: { from, to: line.to, insert },
    selection: { anchor: from + insert.length },
    scrollIntoView: true,
  })
}

/** Brings a line into the middle and puts the caret there; columns count from 1. */
export function showLine(view: EditorView, line: number, column: number | null): void {
  const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines))
  const anchor = Math.min(to, from + (column ?? 1) - 1)
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
}

/** How long a device may read the whole text for it, in ms. */
const patience = 1_000

/** Indents all lines anew. */
export function tidyLines(view: EditorView): void {
  // Some milliseconds after each change the editor stops reading and goes on later: what it has not read it would leave as it is.
  forceParsing(view, view.state.doc.length, patience)
  const { state } = view
  view.dispatch({ changes: indentRange(state, 0, state.doc.length) })
}
