import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { de } from './de.ts'
import { en } from './en.ts'
import { isLocale, type Locale } from './locale.ts'

/** Key under which this browser remembers the language that the person chose. */
const storageKey = 'nestling.locale'

/** The language chosen here before, else the browser's if we speak it, else English (spec K02). */
export function preferredLocale(): Locale {
  const chosen = localStorage.getItem(storageKey)
  if (isLocale(chosen)) return chosen
  const browser = navigator.language.slice(0, 2)
  return isLocale(browser) ? browser : 'en'
}

/** Starts the one i18next instance. Call once, before the first render. */
export async function startI18n(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    resources: { en: { translation: en }, de: { translation: de } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  document.documentElement.lang = locale
}

/** Switches the language at once and remembers it in this browser. */
export async function chooseLocale(locale: Locale): Promise<void> {
  localStorage.setItem(storageKey, locale)
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
}
