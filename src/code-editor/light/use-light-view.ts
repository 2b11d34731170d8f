import { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { editText } from '../../../commands/file/edit-text.ts'
import type { CodeFile } from '../../../model/project/project.ts'
import { errorText } from '../../i18n/error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSession } from '../../workspace/session-context.ts'
import { useWorkspace } from '../../workspace/state/workspace-context.ts'
import { bindText } from '../bind-text.ts'
import { followCarets } from '../carets/follow-carets.ts'
import { sharedText } from '../shared-text.ts'
import { CodeMirrorText } from './code-mirror-text.ts'
import { followRun, keepStops, toggleStop } from './follow-run.ts'
import { lightCarets } from './light-carets.ts'
import { openLightView } from './light-view.ts'

/** What is around the caret. */
export interface Caret {
  readonly source: string
  readonly line: number
  /** The line up to the caret. */
  readonly before: string
}

interface LightViewState {
  readonly host: RefObject<HTMLDivElement | null>
  readonly view: EditorView | null
  readonly caret: Caret
}

/** A view that is bound to the text of a tab and shows its runs, in the element that gets `host`. */
export function useLightView({ id, name }: CodeFile): LightViewState {
  const t = useT()
  const locale = useLocale()
  const session = useSession()
  const { watch } = useWorkspace().state
  const host = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [caret, setCaret] = useState<Caret>({ source: '', line: 1, before: '' })

  const open = useEffectEvent((element: HTMLElement) => {
    const text = new CodeMirrorText()
    const opened: EditorView = openLightView(element, {
      text: session.bus.project.text(id),
      label: t('code.textOf', { name }),
      isReadOnly: session.access === 'viewer',
      onNumber: (line) => toggleStop(opened, id, watch, line),
      extension: [
        text.extension,
        EditorView.updateListener.of(({ docChanged, selectionSet, view: changed }) => {
          if (docChanged) keepStops(changed, id, watch)
          if (docChanged || selectionSet) setCaret(caretOf(changed))
        }),
      ],
    })
    text.attach(opened)
    return { opened, text }
  })
  const refuse = useEffectEvent(
    (code: Parameters<typeof errorText>[0], params: Parameters<typeof errorText>[2]) => {
      session.note('error', { code, command: editText.type })
      showToast({ kind: 'error', text: errorText(code, locale, params) })
    },
  )

  useEffect(() => {
    if (!host.current) return
    const { opened, text } = open(host.current)
    const unbind = bindText(text, sharedText(session, id), ({ code, params }) => refuse(code, params))
    const ends = [
      followCarets(lightCarets(opened), session, id),
      followRun(opened, session.bus.project, id, watch),
    ]
    setView(opened)
    setCaret(caretOf(opened))
    return () => {
      for (const end of ends) end()
      unbind()
      opened.destroy()
      setView(null)
    }
  }, [session, id, watch])

  return { host, view, caret }
}

function caretOf({ state }: EditorView): Caret {
  const { head } = state.selection.main
  const { from, number, text } = state.doc.lineAt(head)
  return { source: state.doc.toString(), line: number, before: text.slice(0, head - from) }
}
