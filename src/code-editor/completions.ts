import type * as monaco from 'monaco-editor/editor'
import { SuggestAdapter } from 'monaco-editor/languages/features/typescript/languageFeatures'
import { completionEnd } from './completion-end.ts'

type Completing = SuggestAdapter['provideCompletionItems']

/**
 * Monaco’s completions of JavaScript, whoever types how fast: it takes what they replace from the text as it is when the answer comes, and what was
 * typed meanwhile would count twice, so that an accepted name took the closing quote and bracket away.
 */
export class Completions extends SuggestAdapter {
  override async provideCompletionItems(...asked: Parameters<Completing>): ReturnType<Completing> {
    const [model, position] = asked
    const { lineNumber, column } = position
    const line = model.getLineContent(lineNumber)
    const found = await super.provideCompletionItems(...asked)
    return (
      found && { ...found, suggestions: found.suggestions.map((item) => ({ ...item, range: from(item) })) }
    )

    function from({ range }: monaco.languages.CompletionItem) {
      const { startColumn } = 'insert' in range ? range.insert : range
      const endColumn = completionEnd(line, startColumn, column)
      return { startLineNumber: lineNumber, startColumn, endLineNumber: lineNumber, endColumn }
    }
  }
}
