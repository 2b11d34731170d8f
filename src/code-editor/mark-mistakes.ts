import { compileScript } from '../../language/compile/compile-script.ts'
import { explainError } from '../../language/errors/explain-error.ts'
import type { CodeFile } from '../../model/project/project.ts'
import type { Locale } from '../i18n/locale.ts'
import { monaco } from './load-monaco.ts'
import { type MissingThing, missingThings } from './missing-things.ts'

/** How long a pause in typing is, in ms, after which the text is checked. */
const pause = 400

/**
 * Underlines the first mistake of a text, and names of things that are not in the scene, with a sentence in the learner's language, a moment after
 * typing stops.
 */
export function markMistakes(
  model: monaco.editor.ITextModel,
  { id, name }: CodeFile,
  locale: Locale,
  things: readonly string[],
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    const compiled = compileScript({ fileId: id, name, source: model.getValue() })
    monaco.editor.setModelMarkers(
      model,
      'nestling',
      compiled.ok
        ? missingThings(model.getValue(), things).map((missing) => warning(model, missing, locale))
        : [marker(model, compiled.error, locale)],
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

function warning(
  model: monaco.editor.ITextModel,
  { name, at, suggestion }: MissingThing,
  locale: Locale,
): monaco.editor.IMarkerData {
  const start = model.getPositionAt(at)
  const message =
    suggestion === null
      ? explainError('no-such-item', { name }, locale)
      : explainError('no-such-item.suggest', { name, suggestion }, locale)
  return {
    severity: monaco.MarkerSeverity.Warning,
    message,
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: start.lineNumber,
    endColumn: start.column + name.length,
  }
}
