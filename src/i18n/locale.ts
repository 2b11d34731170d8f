/** Languages of the interface (spec K02); English is the default. */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)
