import type { Locale } from '../../protocol/locale.ts'
import { spokenLocale } from '../../protocol/spoken-locale.ts'

/** The language of whoever calls, as the header `accept-language` says it: that of their page. */
export const mailLanguage = (acceptLanguage: string | undefined): Locale =>
  spokenLocale((acceptLanguage ?? '').split(','))
