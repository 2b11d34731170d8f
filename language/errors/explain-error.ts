import type { CodeLocale } from '../locale.ts'
import type { ErrorParams } from './error-params.ts'
import { isScriptErrorCode, scriptErrorWords } from './script-error-words.ts'

/** Params that bring quotation marks along, English ones: a value as a script gave it, and the words that there are. */
const quoting: ReadonlySet<string> = new Set(['found', 'words'])
const germanQuotes = (text: string): string => text.replaceAll(/“(.*?)”(?=$|, “)/gs, '„$1“')

/**
 * The sentence that a learner reads for an error. A code from another version gets the general sentence, never a technical one.
 */
export function explainError(code: string, params: ErrorParams, locale: CodeLocale): string {
  const words = scriptErrorWords[isScriptErrorCode(code) ? code : 'other'][locale]
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = String(params[name] ?? '')
    return locale === 'de' && quoting.has(name) ? germanQuotes(text) : text
  })
}
