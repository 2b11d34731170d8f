import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { type ErrorParams, errorText } from './error-text.ts'
import { useLocale } from './use-t.ts'

/** Says a failure of the catalogue in the person's language. */
export function useErrorText(): (code: ErrorCode, params?: ErrorParams) => string {
  const locale = useLocale()
  return (code, params) => errorText(code, locale, params)
}
