import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLocale, type Locale } from './locale.ts'
import type { Words } from './words.ts'

/** Key under which this browser remembers the language that the person chose. */
const storageKey = 'nestling.locale'

/** A language is a chunk of its own, so that nobody waits for words that they do not read. */
const load: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
}

/** The language chosen here before, else the browser's if we speak it, else English (spec K02). */
export function preferredLocale(): Locale {
  const chosen = localStorage.getItem(storageKey)
  if (isLocale(chosen)) return chosen
  const browser = navigator.language.slice(0, 2)
  return isLocale(browser) ? browser : 'en'
}

/** Starts the one i18next instance. Call once, before the first render. */
export async function startI18n(locale: Locale): Promise<void> {
  const words = await load[locale]()
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: words } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  document.documentElement.lang = locale
}

/** Switches the language as soon as its words are here, and remembers it in this browser. */
export async function chooseLocale(locale: Locale): Promise<void> {
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // Storage is full: the language holds as long as the page.
  }
  await loadWords(locale)
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
}

/** Fetches the words of a language unless they are here. */
export async function loadWords(locale: Locale): Promise<void> {
  if (i18next.hasResourceBundle(locale, 'translation')) return
  i18next.addResourceBundle(locale, 'translation', await load[locale]())
}
