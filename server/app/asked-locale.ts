import type { IncomingHttpHeaders } from 'node:http'
import { Locale } from '../../protocol/locale.ts'
import { localeCookie } from '../../protocol/spoken-locale.ts'
import { readCookie } from '../auth/read-cookie.ts'
import { mailLanguage } from '../mail/mail-language.ts'

/** In which language somebody opens a page: the one that they chose on a page before, else what their browser asks for. */
export function askedLocale(headers: IncomingHttpHeaders): Locale {
  const chosen = Locale.safeParse(readCookie(headers.cookie, localeCookie))
  return chosen.success ? chosen.data : mailLanguage(headers['accept-language'])
}
