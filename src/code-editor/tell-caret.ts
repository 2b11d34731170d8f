import type { TextCaret } from '../client/project-session/project-session.ts'
import type { monaco } from './load-monaco.ts'

/** Milliseconds between two words about the caret: the server takes ten a second. */
const pause = 130

/** Tells where the person's caret is, at once and then at most eight times a second; `null` once they leave the text. Returns how to end it. */
export function tellCaret(
  editor: monaco.editor.IStandaloneCodeEditor,
  tell: (caret: TextCaret | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = ''
  const say = () => {
    timer = undefined
    const model = editor.getModel()
    const selection = editor.getSelection()
    if (!model || !selection) return
    const letter = (position: monaco.Position) => model.getOffsetAt(position)
    const [start, end] = [letter(selection.getStartPosition()), letter(selection.getEndPosition())]
    const head = letter(selection.getPosition())
    const caret = { anchor: head === start ? end : start, head }
    const text = JSON.stringify(caret)
    if (text === told) return
    told = text
    tell(caret)
    timer = setTimeout(say, pause)
  }
  const onMove = editor.onDidChangeCursorSelection(() => {
    if (timer === undefined) timer = setTimeout(say)
  })
  say()
  return () => {
    clearTimeout(timer)
    onMove.dispose()
    tell(null)
  }
}
