import type { Locale } from './locale.ts'

/** Where a browser keeps the language that a person chose: as a cookie, so that the server knows it before any script runs. */
export const localeCookie = 'nestling-locale'

/** The first of the wanted languages (`de-AT`, `en` …) that Nestling speaks, else English (spec K02). */
export function spokenLocale(wanted: readonly string[]): Locale {
  const spoken = wanted
    .map((language) => language.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'de' || language === 'en')
  return spoken === 'de' ? 'de' : 'en'
}
