import { pageIds } from '../../../protocol/addresses/page-at.ts'
import { pageFile } from '../../../protocol/addresses/page-file.ts'
import { Locale } from '../../../protocol/locale.ts'

/** Stand-ins for the app's page at every address in every language, all of one text; or of one for each language. */
export const appPages = (text: string | Readonly<Record<Locale, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pageIds.flatMap((id) =>
      Locale.options.map((locale) => [
        `app/${pageFile(id, locale)}`,
        typeof text === 'string' ? text : text[locale],
      ]),
    ),
  )
