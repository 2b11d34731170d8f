import type { EditorView } from '@codemirror/view'
import { useEffect, useMemo } from 'react'
import { explainError } from '../../../language/errors/explain-error.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useSession } from '../../workspace/session-context.ts'
import type { CodeEditorProps } from '../CodeEditor.tsx'
import type { EditorOrder } from '../editor-order.ts'
import { stopSentence } from '../stop-sentence.ts'
import { useProjectNames } from '../use-project-names.ts'
import styles from './LightEditor.module.css'
import { insertBelow, showLine, tidyLines, typeText } from './light-view.ts'
import { namesToType } from './names-to-type.ts'
import { TypingBar } from './TypingBar.tsx'
import { useHollowStop } from './use-hollow-stop.ts'
import { useLightView } from './use-light-view.ts'
import { useMistakes } from './use-mistakes.ts'
import { useRoomAboveKeyboard } from './use-room-above-keyboard.ts'

/**
 * The text editor of a JavaScript tab on a phone, bound to the shared text. What the large one says where a mouse stands is written below the
 * text; what may come next is in a bar above the keyboard. Give it the file's id as `key`.
 */
export function LightEditor({ file, order, onDone }: CodeEditorProps) {
  const t = useT()
  const locale = useLocale()
  const isReadOnly = useSession().access === 'viewer'
  const { host, view, caret } = useLightView(file)
  const names = useProjectNames(file.sceneId)
  const mistakes = useMistakes(view, file, caret.source, names)
  const offered = useMemo(() => namesToType(caret.before, caret.source, names), [caret, names])
  const room = useRoomAboveKeyboard()
  const stop = useHollowStop(file.id, caret)
  const mistake = mistakes.find(({ line }) => line === caret.line) ?? mistakes[0]

  useEffect(() => {
    if (!view || !order) return
    if (order.do === 'show') {
      showLine(view, order.line, order.column)
      view.focus()
    } else if (!isReadOnly) change(view, order)
    onDone()
  }, [view, order, onDone, isReadOnly])

  return (
    <div className={styles.editor} data-typing={room !== null} style={room ?? {}}>
      <div ref={host} className={styles.text} />
      <div className={styles.below}>
        {mistake && view ? (
          <button
            type="button"
            className={styles.mistake}
            data-severity={mistake.severity}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => showLine(view, mistake.line, mistake.column)}
          >
            <b>{t('code.line', { line: mistake.line })}</b>{' '}
            {explainError(mistake.code, mistake.params, locale)}
          </button>
        ) : null}
        {stop ? (
          <p className={styles.stop} role="status">
            <b>{t('code.line', { line: stop.line })}</b> {stopSentence(stop.why, t)}
          </p>
        ) : null}
        {view && !isReadOnly ? <TypingBar names={offered} onType={(what) => typeText(view, what)} /> : null}
      </div>
    </div>
  )
}

function change(view: EditorView, order: Exclude<EditorOrder, { do: 'show' }>) {
  if (order.do === 'tidy') tidyLines(view)
  else if (order.at === 'line') insertBelow(view, order.text)
  else typeText(view, { text: order.text, length: 0, caret: order.text.length })
}
