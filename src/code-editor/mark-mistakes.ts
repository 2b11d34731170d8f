import type { Mistake } from '../../language/check/mistake.ts'
import { explainError } from '../../language/errors/explain-error.ts'
import type { Locale } from '../i18n/locale.ts'
import { monaco } from './load-monaco.ts'
import { markedPart } from './marked-part.ts'

/** How long a pause in typing is, in ms, after which the text is checked. */
const pause = 400

/**
 * Underlines the mistakes of a text with a sentence in the learner's language, a moment after typing stops: what fails in red, what is hardly
 * meant in yellow. Returns how to end it.
 */
export function markMistakes(
  model: monaco.editor.ITextModel,
  check: (source: string) => readonly Mistake[],
  locale: Locale,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const mark = () => {
    const markers = check(model.getValue()).map((mistake) => marker(model, mistake, locale))
    monaco.editor.setModelMarkers(model, 'nestling', markers)
  }
  const subscription = model.onDidChangeContent(() => {
    clearTimeout(timer)
    timer = setTimeout(mark, pause)
  })
  mark()
  return () => {
    clearTimeout(timer)
    subscription.dispose()
    if (!model.isDisposed()) monaco.editor.setModelMarkers(model, 'nestling', [])
  }
}

function marker(model: monaco.editor.ITextModel, mistake: Mistake, locale: Locale) {
  const { severity, column, code, params } = mistake
  const lineNumber = Math.min(mistake.line, model.getLineCount())
  const [from, to] = markedPart(model.getLineContent(lineNumber), column - 1)
  return {
    severity: severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
    message: explainError(code, params, locale),
    startLineNumber: lineNumber,
    startColumn: from + 1,
    endLineNumber: lineNumber,
    // On an empty line there is nothing; Monaco draws what is at least one sign long.
    endColumn: Math.max(to, from + 1) + 1,
  }
}
