/** Languages in which code is explained. The same two as the interface's (`src/i18n/locale.ts`, spec K02). */
export type CodeLocale = 'en' | 'de'

/** One text in every language; leaving one out does not compile. */
export type Said = Readonly<Record<CodeLocale, string>>
