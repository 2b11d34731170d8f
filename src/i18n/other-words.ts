import i18next from 'i18next'
import { loadWords } from './i18n.ts'
import type { Locale } from './locale.ts'
import type { TextKey } from './use-t.ts'

/** The words of a language that is not the one shown, fetched when somebody searches in both. */
export async function otherWords(locale: Locale): Promise<(key: TextKey) => string> {
  await loadWords(locale)
  return i18next.getFixedT(locale)
}
