import type { Locale } from './locale.ts'

/** The language as dates and times are written where most of our people are: the day before the month, and 24 hours. */
export const languageTag = (locale: Locale): string => (locale === 'de' ? 'de-DE' : 'en-GB')
