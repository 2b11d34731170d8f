import { compileScript } from '../../language/compile/compile-script.ts'
import { explainError } from '../../language/errors/explain-error.ts'
import type { CodeFile } from '../../model/project/project.ts'
import type { Locale } from '../i18n/locale.ts'
import { monaco } from './load-monaco.ts'

/** How long a pause in typing is, in ms, after which the text is checked. */
const pause = 400

/** Underlines the first mistake of a text with a sentence in the learner's language, a moment after typing stops. */
export function markMistakes(
  model: monaco.editor.ITextModel,
  { id, name }: CodeFile,
  locale: Locale,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    const compiled = compileScript({ fileId: id, name, source: model.getValue() })
    monaco.editor.setModelMarkers(
      model,
      'nestling',
      compiled.ok ? [] : [marker(model, compiled.error, locale)],
    )
  }
  const subscription = model.onDidChangeContent(() => {
    clearTimeout(timer)
    timer = setTimeout(check, pause)
  })
  check()
  return () => {
    clearTimeout(timer)
    subscription.dispose()
    if (!model.isDisposed()) monaco.editor.setModelMarkers(model, 'nestling', [])
  }
}

type Mistake = Extract<ReturnType<typeof compileScript>, { ok: false }>['error']

function marker(model: monaco.editor.ITextModel, { line, column, code, params }: Mistake, locale: Locale) {
  const lineNumber = Math.min(line ?? 1, model.getLineCount())
  const word = column === null ? null : model.getWordAtPosition({ lineNumber, column })
  const startColumn = word?.startColumn ?? column ?? 1
  return {
    severity: monaco.MarkerSeverity.Error,
    message: explainError(code, params, locale),
    startLineNumber: lineNumber,
    startColumn,
    endLineNumber: lineNumber,
    endColumn: word?.endColumn ?? Math.max(startColumn + 1, model.getLineMaxColumn(lineNumber)),
  }
}
