import type { FileId } from '../../model/ids.ts'
import type { ProjectSession } from '../client/project-session/project-session.ts'
import styles from './CodeEditor.module.css'
import { caretFlag } from './caret-flag.ts'
import { monaco } from './load-monaco.ts'
import { tellCaret } from './tell-caret.ts'

const selected = {
  1: styles.person1 ?? '',
  2: styles.person2 ?? '',
  3: styles.person3 ?? '',
  4: styles.person4 ?? '',
} as const

/** Shows in an editor where the carets of others are and what they have selected, and tells them where the person's is. Returns how to end it. */
export function followCarets(
  editor: monaco.editor.IStandaloneCodeEditor,
  session: ProjectSession,
  fileId: FileId,
): () => void {
  const watch = session.watchText(fileId, () => {})
  const marks = editor.createDecorationsCollection()
  let flags: readonly monaco.editor.IContentWidget[] = []
  let frame = 0
  const clear = () => {
    for (const flag of flags) editor.removeContentWidget(flag)
    flags = []
  }
  const paint = () => {
    frame = 0
    clear()
    const model = editor.getModel()
    const carets = model ? watch.carets() : []
    marks.set(
      carets.flatMap(({ anchor, head, colour }) => {
        if (!model || anchor === head) return []
        const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)].map((at) =>
          model.getPositionAt(at),
        )
        if (!from || !to) return []
        return [
          { range: monaco.Range.fromPositions(from, to), options: { inlineClassName: selected[colour] } },
        ]
      }),
    )
    flags = carets.flatMap((caret) => (model ? [caretFlag(caret, model.getPositionAt(caret.head))] : []))
    for (const flag of flags) editor.addContentWidget(flag)
  }
  const paintSoon = () => {
    if (session.peers.get().length > 0 || flags.length > 0) frame ||= requestAnimationFrame(paint)
  }
  const unsubscribe = session.peers.subscribe(paintSoon)
  const onText = editor.onDidChangeModelContent(paintSoon)
  const stopTelling = tellCaret(editor, watch.tellCaret)
  paintSoon()
  return () => {
    cancelAnimationFrame(frame)
    unsubscribe()
    onText.dispose()
    stopTelling()
    watch.stop()
    clear()
    marks.clear()
  }
}
