import Editor from '@monaco-editor/react'
import type * as monaco from 'monaco-editor/editor'
import { useEffect, useRef, useState } from 'react'
import { editText } from '../../commands/file/edit-text.ts'
import type { CodeFile } from '../../model/project/project.ts'
import { errorText } from '../i18n/error-text.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { EggLoader } from '../ui/EggLoader.tsx'
import { onThemeChange } from '../ui/on-theme-change.ts'
import { showToast } from '../ui/show-toast.tsx'
import { checkText } from '../workspace/code/check-file.ts'
import { useSession } from '../workspace/session-context.ts'
import { useWorkspace } from '../workspace/state/workspace-context.ts'
import { bindText } from './bind-text.ts'
import styles from './CodeEditor.module.css'
import { followCarets } from './carets/follow-carets.ts'
import { monacoCarets } from './carets/monaco-carets.ts'
import type { EditorOrder } from './editor-order.ts'
import { insertAtCaret } from './insert-at-caret.ts'
import { insertLines } from './insert-lines.ts'
import { defineTheme, explainHelpersIn } from './load-monaco.ts'
import { markMistakes } from './mark-mistakes.ts'
import { markRun } from './mark-run.ts'
import { monacoText } from './monaco-text.ts'
import { sharedText } from './shared-text.ts'
import { stopSentence } from './stop-sentence.ts'
import { useProjectNames } from './use-project-names.ts'

export interface CodeEditorProps {
  readonly file: CodeFile
  readonly order: EditorOrder | null
  /** The order was carried out: it must not be given again. Stays the same function. */
  readonly onDone: () => void
}

/** The text editor of a JavaScript tab, bound to the shared text. Give it the file's id as `key`. */
export function CodeEditor({ file, order, onDone }: CodeEditorProps) {
  const t = useT()
  const locale = useLocale()
  const session = useSession()
  const { state } = useWorkspace()
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<monaco.editor.IStandaloneCodeEditor | null>(null)
  const isReadOnly = session.access === 'viewer'

  const names = useProjectNames(file.sceneId)
  useEffect(() => explainHelpersIn(locale, names), [locale, names])

  useEffect(() => {
    const model = editor?.getModel()
    if (!editor || !model) return
    return bindText(monacoText(editor, model), sharedText(session, file.id), ({ code, params }) => {
      session.note('error', { code, command: editText.type })
      showToast({ kind: 'error', text: errorText(code, locale, params) })
    })
  }, [editor, session, file.id, locale])

  useEffect(() => {
    const model = editor?.getModel()
    if (!model) return
    return markMistakes(model, (source) => checkText(session.bus.project, file, source, names), locale)
  }, [editor, session, file, locale, names])

  useEffect(
    () =>
      editor
        ? markRun(editor, session.bus.project, file.id, state.watch, (why) => stopSentence(why, t))
        : undefined,
    [editor, session, file.id, state, t],
  )

  useEffect(
    () => (editor ? followCarets(monacoCarets(editor), session, file.id) : undefined),
    [editor, session, file.id],
  )

  useEffect(() => onThemeChange(() => host.current && defineTheme(host.current)), [])

  useEffect(() => {
    if (!editor || !order) return
    if (order.do === 'show') showLine(editor, order.line, order.column)
    else if (!isReadOnly) change(editor, order)
    onDone()
  }, [editor, order, onDone, isReadOnly])

  return (
    <div ref={host} className={styles.editor}>
      <Editor
        path={`file:///${file.id}.js`}
        defaultLanguage="javascript"
        defaultValue={session.bus.project.text(file.id)}
        theme="nestling"
        loading={<EggLoader text={t('code.loadingEditor')} />}
        beforeMount={() => host.current && defineTheme(host.current)}
        onMount={setEditor}
        options={{
          readOnly: isReadOnly,
          // A click there sets a stop: the line would be selected too, and the next key would write over it.
          selectOnLineNumbers: false,
          automaticLayout: true,
          ariaLabel: t('code.textOf', { name: file.name }),
          contextmenu: false,
          fontFamily: 'var(--code-font)',
          fontSize: 15,
          lineHeight: 24,
          minimap: { enabled: false },
          padding: { top: 18, bottom: 14 },
          scrollBeyondLastLine: false,
          tabSize: 2,
          wordWrap: 'on',
          fixedOverflowWidgets: true,
          renderLineHighlight: 'line',
          overviewRulerLanes: 0,
          lineNumbersMinChars: 3,
          folding: false,
          glyphMargin: true,
          suggest: { showWords: false },
          quickSuggestions: { other: true, comments: false, strings: true },
          unicodeHighlight: { ambiguousCharacters: false },
        }}
      />
    </div>
  )
}

function showLine(editor: monaco.editor.IStandaloneCodeEditor, line: number, column: number | null) {
  editor.revealLineInCenter(line)
  editor.setPosition({ lineNumber: line, column: column ?? 1 })
  editor.focus()
}

function change(editor: monaco.editor.IStandaloneCodeEditor, order: Exclude<EditorOrder, { do: 'show' }>) {
  if (order.do === 'tidy') void editor.getAction('editor.action.formatDocument')?.run()
  else if (order.at === 'line') insertLines(editor, order.text)
  else insertAtCaret(editor, order.text)
}
