import { de } from '../../src/i18n/de.ts'
import { en } from '../../src/i18n/en.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { Words } from '../../src/i18n/words.ts'

const trees: Readonly<Record<Locale, Words>> = { en, de }

/** Every string of the interface in a language. */
export const wordsIn = (language: Locale): Words => trees[language]

/** What a browser calls the languages of the interface. */
export const browserLocale: Readonly<Record<Locale, string>> = { en: 'en-GB', de: 'de-DE' }

/** A string of the interface with its gaps filled. */
export const fill = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(params[name] ?? gap))

/** An expression that finds a string of the interface, whatever stands in its gaps. */
export const anyOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*'),
  )

/** What the tree house calls its dragon in a language. */
export const dragonIn: Readonly<Record<Locale, string>> = { en: 'Dragon', de: 'Drache' }
