import type { WordPart } from '../../src/i18n/i18n.ts'
import type { Locale } from '../../src/i18n/locale.ts'

/** What a page of the app begins with, as parts of its build: the words of every page, its own beside them, and its screen. */
export const pageEntries = (
  screen: string,
  words: readonly WordPart[],
  locale: Locale,
): readonly string[] => [
  ...(['site', ...words] as const).map((part) => `src/i18n/${locale}/${part.replace(/s$/, '')}-words.ts`),
  `src/screens/${screen}.tsx`,
]
