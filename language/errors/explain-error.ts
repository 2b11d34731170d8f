import type { CodeLocale } from '../locale.ts'
import type { ErrorParams } from './error-params.ts'
import { isScriptErrorCode, scriptErrorWords } from './script-error-words.ts'

/**
 * The sentence that a learner reads for an error. A code from another version gets the general sentence, never a technical one.
 */
export function explainError(code: string, params: ErrorParams, locale: CodeLocale): string {
  const words = scriptErrorWords[isScriptErrorCode(code) ? code : 'other'][locale]
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
}
