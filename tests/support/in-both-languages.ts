import { test } from '@playwright/test'
import { type Locale, locales } from '../../src/i18n/locale.ts'
import { browserLocale } from './words-in.ts'

/** Tells the tests of `body` once for each language of the interface, in a browser that asks for it. */
export function inBothLanguages(body: (language: Locale) => void): void {
  for (const language of locales)
    test.describe(language, () => {
      test.use({ locale: browserLocale[language] })
      body(language)
    })
}
